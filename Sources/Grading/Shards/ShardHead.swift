import Workbook

/// What the shards of one class must agree on, and what else is told of a shard as a whole.
struct ShardHead: Codable, Equatable {
  /// The version of the form that results are written in.
  static let form = 2

  /// The version of the form of these results.
  var form = ShardHead.form
  /// The share.
  var shard: Shard
  /// The fingerprint of the course's checks.
  var course: String
  /// The version of the compiler.
  var toolchain: String
  /// The fingerprint of the settings.
  var settings: String
  /// The exercises that were graded.
  var assigned: [ExerciseID]
  /// All students of the class, those of other shares too.
  var students: [String]
  /// The names of what lies in the class's folder and is nobody's.
  var passedOver: [String]
  /// What in the settings does not do what was meant, as far as this share shows it.
  var notes: [SettingsNote]
}
