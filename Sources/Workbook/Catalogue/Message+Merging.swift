/// What the tutor says when the shards of a class are put together.
extension Message {
  package static let mergeNoShards = Message(
    "merge.noShards",
    "{path} is neither a shard's folder nor that of a class with shards: `grade CLASS --shard 1/4` makes"
      + " them, in `CLASS/.grading/shards`."
  )
  package static let mergeNotUnderstood = Message(
    "merge.notUnderstood",
    "{path} does not hold a shard's results as this tutor writes them: grade that shard again with it."
  )
  package static let mergeOtherCount = Message(
    "merge.otherCount",
    "{path} is shard {shard}, {other} shard {second}: these are not shares of the same whole. Name the"
      + " folders that belong together, or remove those that do not."
  )
  package static let mergeOtherCourse = Message(
    "merge.otherCourse",
    "{path} and {other} were graded with different checks: grade both with the same version of the"
      + " workbook."
  )
  package static let mergeOtherToolchain = Message(
    "merge.otherToolchain",
    "{path} and {other} were graded with different compilers: grade both with the same."
  )
  package static let mergeOtherSettings = Message(
    "merge.otherSettings",
    "{path} and {other} were graded with different settings: grade both with the same `grading.json`."
  )
  package static let mergeOtherAssigned = Message(
    "merge.otherAssigned",
    "{path} and {other} do not have the same exercises: grade both with the same `--only`."
  )
  package static let mergeOtherStudents = Message(
    "merge.otherStudents",
    "{path} and {other} were graded of different classes; only one of them had {names}. Grade both with"
      + " the same submissions."
  )
  package static let mergeContradictory = Message(
    "merge.contradictory",
    "{path} and {other} have different grades of {student}: leave out the one that is not true any more."
  )
  package static let mergeMissing = Message(
    "merge.missing",
    "Not there: {shards}. `grade CLASS --shard K/N` makes a shard; `--partial` reports without them."
  )
  package static let mergeWithout = Message(
    "merge.without",
    "Not in these reports: {shards}."
  )
  package static let workMerging = Message(
    "work.merging",
    "Putting the shards together …"
  )
  package static let shardGraded = Message(
    "shard.graded",
    "This is shard {shard}. When all are graded, `tutor report` puts them together."
  )
  package static let gradingShard = Message(
    "grading.shard",
    "a share of the class as in 1/4, the first of four; at most {most}"
  )
}
