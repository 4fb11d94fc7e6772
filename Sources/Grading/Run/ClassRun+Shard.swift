import Workbook

extension ClassRun {
  private var shardResults: ShardResults { ShardResults(folder: keptFolder) }

  /// Removes what this shard found out before: a run that ends early has no results.
  func removeOldShard() throws(GradingError) {
    if shard != nil { try shardResults.removeOld() }
  }

  /// Keeps what a shard has found out for whoever puts the shards together.
  func keep(
    _ result: ClassResult,
    of shard: Shard,
    _ prints: [ExerciseID: [String: CodePrint]]
  ) throws(GradingError) {
    let book = result.gradebook
    let head = ShardHead(
      shard: shard,
      course: book.head.course,
      toolchain: book.head.toolchain,
      settings: settings.fingerprint,
      assigned: book.assigned,
      students: folder.submissions.map(\.student),
      passedOver: result.passedOver,
      notes: result.notes
    )
    let ungraded = Dictionary(grouping: result.ungraded, by: \.student)
    let students = book.students.lazy.map { student in
      let reasons = (ungraded[student.student] ?? []).map { ($0.exercise, $0.reason) }
      return ShardStudent(
        grades: student,
        ungraded: Dictionary(reasons) { first, _ in first },
        prints: prints.compactMapValues { $0[student.student] }
      )
    }
    try shardResults.write(head, students)
  }
}
