import Workbook

extension Visit {
  /// Runs a command and does what came of it.
  func perform(_ command: (Context) throws -> Outcome) {
    do {
      try apply(command(context))
    } catch {
      fail(error)
    }
  }

  private func apply(_ outcome: Outcome) throws {
    // What was shown has been remembered, also when the tutor is killed in between.
    if let change = outcome.change { save(change) }
    if let course = outcome.course { context.course = course }
    if levels.isEmpty { status = outcome.status }
    show(pagesOf: sayingThatTheWatchMoves(outcome))
    saysOnward = true
    if let position = outcome.position { move(to: position) }
    followReader()
    switch outcome.next {
    case .stay: break
    case .leave: leave()
    case .ask(let question): levels.append(.question(question))
    case .start(let work): try start(work)
    case .watch: beginWatching()
    case .page(let passages): try page(passages)
    case .edit(let files, let editor): edit(files, with: editor)
    }
  }

  /// Tells of an error.
  ///
  /// It decides the process's end only where nothing else can be asked for.
  func fail(_ error: any Error) {
    let (status, passages) = FaultView.describe(error)
    screen.complain(passages)
    saysOnward = true
    if levels.isEmpty { self.status = status }
  }

  /// Starts work beside the prompt, and says so.
  func start(_ work: Work) throws {
    jobCount += 1
    displaceRecheck()
    job = try worker.start(work, id: jobCount)
    if !work.isRecheck { screen.show(WorkView.beginning(of: work), endsWithBlank: false) }
  }

  /// Remembers where the reader is, on the disk too.
  private func move(to position: Position) {
    context.position = position
    let place = context.place
    save { $0.place = place }
  }

  /// Changes the progress on the disk.
  ///
  /// A visit goes on without it, after saying so once.
  func save(_ change: (inout Workbook::Progress) -> Void) {
    remember(change) { store throws(StateError) in try store.update(change) }
  }

  /// Remembers a check, what was checked too.
  func keep(_ work: CheckedWork) {
    remember(work.change) { store throws(StateError) in try store.add(work) }
  }

  private func remember(
    _ change: (inout Workbook::Progress) -> Void,
    _ write: (ProgressStore) throws(StateError) -> Workbook::Progress
  ) {
    do {
      context.progress = try write(context.store)
    } catch {
      change(&context.progress)
      if !hasComplainedAboutState { screen.complain([.line("\(error)", .warning)]) }
      hasComplainedAboutState = true
    }
  }
}
