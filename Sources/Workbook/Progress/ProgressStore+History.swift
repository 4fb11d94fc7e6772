package import Foundation

extension ProgressStore {
  /// Remembers a check: in the progress, in the history, and what was checked as a snapshot.
  ///
  /// The progress comes first: should the tutor be killed in between, a pass stays a pass.
  /// - Returns: The progress as it is then.
  /// - Throws: ``StateError``.
  package func add(_ work: CheckedWork) throws(StateError) -> Progress {
    try alone { () throws(StateError) in
      let isRepeated = try wasChecked(work)
      let progress = try changeUnderLock { work.change(&$0, isRepeated: isRepeated) }
      var name: String?
      if let contents = work.contents { name = try snapshots.keep(contents, of: work.exercise) }
      let last = try history.last { $0.exercise == work.exercise }
      // The same again is nothing new.
      if last?.event != work.event || last?.contents != name || name == nil {
        try history.append(
          HistoryEntry(time: work.time, exercise: work.exercise, event: work.event, contents: name)
        )
      }
      return progress
    }
  }

  /// Whether the same contents were checked before, at whatever time.
  private func wasChecked(_ work: CheckedWork) throws(StateError) -> Bool {
    // What was never kept was not checked; that is seen without reading a long history.
    guard let name = work.contents?.fingerprint, snapshots.has(name, of: work.exercise) else {
      return false
    }
    let earlier = try history.last {
      $0.exercise == work.exercise && $0.contents == name && $0.before == nil
    }
    return earlier != nil
  }

  /// Reads what happened to an exercise, or to all of them, oldest first.
  /// - Throws: ``StateError/unreadable(path:keptAs:reason:)``.
  package func entries(of exercise: ExerciseID? = nil) throws(StateError) -> [HistoryEntry] {
    try history.entries().filter { exercise == nil || $0.exercise == exercise }
  }

  /// Reads the files that a snapshot holds.
  /// - Throws: ``StateError/noSnapshot(path:reason:)``.
  package func contents(
    _ snapshot: String,
    of exercise: ExerciseID
  ) throws(StateError) -> Contents {
    try snapshots.contents(snapshot, of: exercise)
  }

  /// Puts other files in the place of an exercise's; those that are there are kept first.
  ///
  /// Both are snapshots, and the history tells of it, before the first file is touched. So a tutor that
  /// is killed in between loses nothing: the next ``HistoryEntry/Cause/undo`` puts all back.
  /// - Returns: The folder that holds what was there, and the progress as it is then.
  /// - Throws: ``CourseError`` or ``StateError``; nothing of the student's is lost in either case.
  package func replaceFiles(
    of exercise: Exercise,
    with contents: Contents,
    because cause: HistoryEntry.Cause,
    at time: Date
  ) throws -> (kept: URL, progress: Progress) {
    try alone { () throws(StateError) in
      Result { try replaceUnderLock(exercise, contents, cause, time) }
    }.get()
  }

  private func replaceUnderLock(
    _ exercise: Exercise,
    _ contents: Contents,
    _ cause: HistoryEntry.Cause,
    _ time: Date
  ) throws -> (kept: URL, progress: Progress) {
    let id = exercise.id
    let before = try snapshots.keep(exercise.contents(), of: id)
    let after = try snapshots.keep(contents, of: id)
    let judged = try history.last {
      $0.exercise == id && $0.contents == after && $0.before == nil
    }
    let event = HistoryEntry.Event.replaced(cause, before: before)
    try history.append(HistoryEntry(time: time, exercise: id, event: event, contents: after))
    let progress = try changeUnderLock { $0[id].isPassing = judged?.isPass == true }
    try exercise.replaceFiles(with: contents)
    return (snapshots.place(of: before, id), progress)
  }
}
