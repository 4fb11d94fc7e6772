/// What the tutor's time is to be, compared with another's.
struct Aim {
  /// The other's name.
  let contender: String
  /// The largest ratio of the tutor's time to the other's.
  let ratio: Double

  /// All aims.
  static let all = [
    Aim(contender: ScriptContender.floorName, ratio: 1.3),
    Aim(contender: PackageContender.title, ratio: 0.4),
  ]
}
