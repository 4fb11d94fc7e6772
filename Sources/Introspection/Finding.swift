/// What the look into one object came across, before all objects are known.
struct Finding {
  /// What stands at the end of the path.
  enum Target {
    /// An object that is held strongly.
    case object(AnyObject)
    /// The word of a weak or unowned reference. It is compared with known objects and never
    /// followed, since it may refer to one that is gone.
    case word(UInt)
  }

  var path: String
  var isCapture: Bool
  var canLetGo: Bool
  var target: Target
}
