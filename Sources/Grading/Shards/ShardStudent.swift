import Workbook

/// One student in a shard's results.
struct ShardStudent: Codable, Equatable {
  /// The grades.
  var grades: StudentGrade
  /// Why some answers have none though they should, by exercise.
  var ungraded: [ExerciseID: String] = [:]
  /// The prints of the answers, so that likenesses between the shards can be found.
  var prints: [ExerciseID: CodePrint] = [:]
}
