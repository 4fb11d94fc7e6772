import Grader

/// One measured verdict.
struct Sample {
  /// The contender's name.
  var contender: String
  /// What was edited before.
  var edit: Edit
  /// The time from the question to the verdict.
  var time: Duration
  /// The part of each stage in it, where the contender tells it.
  var stages: [Stage: Duration]

  /// What no stage accounts for: reading files, comparing them, looking into the cache.
  var rest: Duration { stages.values.reduce(time, -) }
}
