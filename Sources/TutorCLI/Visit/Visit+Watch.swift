import Grader
import Workbook

extension Visit {
  /// A Boolean value that tells whether saves are answered now: not while an app is driven.
  var isWatching: Bool { levels.last?.isWatch == true }

  /// Begins to answer saves of the exercise that the reader is at.
  func beginWatching() {
    if !levels.contains(where: \.isWatch) { levels.append(.watch) }
    followReader()
  }

  func endWatching() {
    if job?.work.isRecheck == true { stopWork() }
    watched = nil
  }

  /// The outcome with a remark above it where the watch goes to another exercise.
  func sayingThatTheWatchMoves(_ outcome: Outcome) -> Outcome {
    guard levels.contains(where: \.isWatch), !outcome.next.isWatch, let watched,
      let exercise = outcome.position?.exercise, exercise != watched.exercise.id
    else { return outcome }
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "exercise": exercise, "before": watched.exercise.id,
    ]
    return outcome.saying(first: Message.watchMoves(facts))
  }

  /// The watch goes where the reader goes; while a text is read it stays where it was.
  func followReader() {
    guard levels.contains(where: \.isWatch), let id = context.position.exercise,
      id != watched?.exercise.id, let exercise = context.course.exercise(id)
    else { return }
    endWatching()
    perform { _ in
      // An untouched starter needs no verdict: that it fails is no news.
      let seen = try exercise.isAttempted() ? nil : exercise.contents()
      watched = WatchedExercise(exercise, watch: Watch(seen: seen, now: .now))
      return Outcome()
    }
  }

  /// Looks at the watched files when that is due, and starts a check if they hold something new.
  func lookAtFiles() {
    guard isWatching, job == nil || job?.work.isRecheck == true, let watched,
      watched.watch.wait(now: .now) == .zero
    else { return }
    // The files are read when that is built; a save meanwhile is no reason to begin it again.
    guard !buildsSupport else {
      self.watched?.watch.lookLater(now: .now)
      return
    }
    do {
      let contents = try watched.exercise.contents()
      guard self.watched?.isDue(contents) == true else { return }
      stopWork()
      guard try watched.exercise.isAttempted() else {
        self.watched?.watch.shown(contents)
        return screen.show([.line(Message.watchStarter(["exercise": watched.exercise.id]), .note)])
      }
      try start(.recheck(watched.exercise))
    } catch {
      if self.watched?.isNews(error) == true { fail(error) }
    }
  }

  /// A check that a save has started gives way; the save is answered afterwards.
  func displaceRecheck() {
    guard job?.work.isRecheck == true else { return }
    stopWork()
    watched?.watch.forget()
  }

  /// Shows the verdict of a check that a save has started, unless the files hold something else now.
  func takeRecheck(_ verdict: Verdict, on exercise: Exercise) {
    perform { context in
      let before = watched?.watch.shown
      let current = try exercise.contents()
      guard watched?.watch.take(verdict.contents, current: current) == true else {
        return Outcome()
      }
      let heading = WatchView.heading(of: exercise, current, since: before, now: context.now())
      let missing = try MissingFilesView.passages(for: exercise, in: context)
      show(verdict, on: exercise, below: [heading, .blank] + missing)
      return Outcome()
    }
  }

  /// A verdict that was asked for need not come again because of a save.
  func noteInWatch(_ verdict: Verdict, on exercise: Exercise) {
    guard watched?.exercise.id == exercise.id, let contents = try? exercise.contents(),
      contents.fingerprint == verdict.contents
    else { return }  // Files that cannot be read are told of by the next look at them.
    watched?.watch.shown(contents)
  }

  /// Who saves should see that something goes on, if it takes longer than a moment.
  func sayThatRecheckIsSlow() {
    guard let watched, let began = watched.recheckBegan, job?.work.isRecheck == true,
      began.duration(to: .now) > .milliseconds(500)
    else { return }
    self.watched?.recheckBegan = nil
    screen.show(WorkView.beginning(of: .recheck(watched.exercise)), endsWithBlank: false)
  }
}
