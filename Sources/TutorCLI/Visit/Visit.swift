import Grader
import Workbook

/// One visit to the tutor, from its first command to its end: takes events, one at a time.
@MainActor final class Visit {
  var context: Context
  /// The levels of the prompt, the innermost last; none for a command line that does one thing.
  var levels: [Level] = []
  /// What is being done beside the prompt.
  var job: Job?
  /// The app that is being driven.
  var app: AppSession?
  /// What the process will end with.
  var status = ExitStatus.done
  /// Lines that were typed while something was at work.
  var typedAhead: [String] = []
  let screen: Screen
  let loop: EventLoop
  let worker: Worker
  private let input: any LineInput
  private let history: History?
  private var jobCount = 0
  private var saysOnward = true
  /// Whether what is at work has taken long enough for the prompt to come back meanwhile.
  private var isSlow = false
  private var hasComplainedAboutState = false

  /// Keys are edited where somebody types; elsewhere lines are read as they come.
  init(_ context: Context, grader: Grader) {
    self.context = context
    let isInteractive = context.terminal.isInteractive
    input = isInteractive ? LineEditor.shared : FilterInput()
    history = isInteractive ? History(folder: context.store.folder) : nil
    screen = Screen(terminal: context.terminal, input: input)
    loop = EventLoop(input: input)
    worker = Worker(grader: grader, mailbox: loop.mailbox)
  }

  /// Does the command, and then what is typed, until the last level is left.
  func run(_ command: any Command, staying: Bool) -> ExitStatus {
    LineEditor.shared.complete = { [weak self] in self?.completions(of: $1, after: $0) ?? [] }
    perform { try command.run(in: $0) }
    if staying, status == .done { levels = [.lesson] }
    while !isOver {
      if takesLines { begin() }
      handle(loop.next(sources))
    }
    input.end()
    closeApp()
    return status
  }

  /// A Boolean value that tells whether a line has to wait.
  var isBusy: Bool { job != nil || app?.watch != nil }

  private var isOver: Bool { screen.isClosed || (levels.isEmpty && job == nil && app == nil) }

  /// What is quickly done is done before the prompt comes back.
  ///
  /// Beside what is slow, lines are taken where that can be seen.
  private var takesLines: Bool { !levels.isEmpty && (!isBusy || (input.readsAhead && isSlow)) }

  private var sources: EventLoop.Sources {
    EventLoop.Sources(
      input: takesLines,
      channels: app?.channels ?? [],
      tick: isBusy ? AppWatch.interval : nil
    )
  }

  /// Puts the prompt on the screen, below a line that says what ENTER does.
  private func begin() {
    if saysOnward, !isBusy, context.terminal.isInteractive, case .lesson = levels.last {
      saysOnward = false
      screen.show(OnwardView.passages(in: context), endsWithBlank: false)
    }
    let prompt = PromptView.text(for: levels.last, in: context)
    if !isBusy { isSlow = false }
    input.begin(prompt: Escape.prompt(prompt, for: context.terminal))
  }
}

extension Visit {
  func handle(_ event: Event) {
    switch event {
    case .line(let line): accept(line)
    case .endOfInput: endInput()
    case .interrupted: interrupt()
    case .suspended: input.suspend()
    case .resized: resize()
    case .terminated(let signal): terminate(signal)
    case .readable(let channel): read(channel)
    case .reported(let report): take(report)
    case .ticked: tick()
    }
  }

  /// Runs a command and does what came of it.
  func perform(_ command: (Context) throws -> Outcome) {
    do {
      try apply(command(context))
    } catch {
      fail(error)
    }
  }

  private func apply(_ outcome: Outcome) throws {
    screen.show(outcome.passages)
    saysOnward = true
    if let position = outcome.position { move(to: position) }
    if let change = outcome.change { save(change) }
    if levels.isEmpty { status = outcome.status }
    switch outcome.next {
    case .stay: break
    case .leave: leave()
    case .ask(let question): levels.append(.question(question))
    case .start(let work): try start(work)
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
    job = try worker.start(work, id: jobCount)
    screen.show(WorkView.beginning(of: work), endsWithBlank: false)
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
    do {
      context.progress = try context.store.update(change)
    } catch {
      change(&context.progress)
      if !hasComplainedAboutState { screen.complain([.line("\(error)", .warning)]) }
      hasComplainedAboutState = true
    }
  }

  /// Something has been at work for a while.
  private func tick() {
    isSlow = true
    endLateApp()
  }

  private func resize() {
    guard let columns = Terminal.reportedColumns() else { return }
    context.terminal.columns = max(columns, Terminal.minimumColumns)
    screen.renderer.terminal = context.terminal
    input.resize()
  }

  private func terminate(_ signal: Int32) {
    status = .signalled(signal)
    leaveAll()
  }

  /// Keeps a typed line for the next visits.
  func remember(_ line: String) { history?.add(line) }

  private func completions(of word: String, after before: String) -> [String] {
    guard let level = levels.last else { return [] }
    let completion = Completion(
      context: context,
      level: level,
      labels: app?.labels ?? [],
      fields: app?.fields ?? []
    )
    return completion.matches(for: word, after: before)
  }

  /// Gives up the line that is being typed.
  func clearLine() { input.clearLine() }
}
