import Grader
import Workbook

/// One visit to the tutor, from its first command to its end: takes events, one at a time.
@MainActor final class Visit {
  var context: Context
  /// The levels of the prompt, the innermost last; none for a command line that does one thing.
  var levels: [Level] = []
  /// What is being done beside the prompt.
  var job: Job?
  /// How far the job has come, where it tells.
  var advance: Advance?
  /// Whether the job is at what is built once and takes long.
  var buildsSupport = false
  /// The app that is being driven.
  var app: AppSession?
  /// What is left of the tour that is being shown.
  var tour: Tour?
  /// The exercise whose saves are answered.
  var watched: WatchedExercise? { didSet { context.watched = watched?.exercise.id } }
  /// What the process will end with.
  var status = ExitStatus.done
  /// Lines that were typed while something was at work.
  var typedAhead: [String] = []
  let screen: Screen
  let loop: EventLoop
  let worker: Worker
  let input: any LineInput
  let history: History?
  /// The number of jobs so far; each is named by its number.
  var jobCount = 0
  /// The pages that are still to be read, each of lines that are laid out.
  var rest: [[String]] = []
  /// Whether the prompt follows on the command that the visit began with.
  private(set) var isStaying = false
  /// Whether what the first command shows is for a reader, who turns its pages.
  private(set) var isForReader = false
  /// Whether the line that says what ENTER does is due again.
  var saysOnward = true
  /// Whether what is at work has taken long enough for the prompt to come back meanwhile.
  var isSlow = false
  /// Whether it was said already that progress is not kept.
  var hasComplainedAboutState = false

  /// Keys are edited where somebody types; elsewhere lines are read as they come.
  init(_ context: Context, grader: Grader) {
    self.context = context
    let isInteractive = context.terminal.isInteractive
    let output = Output()
    input = Self.input(for: context.terminal, output)
    history =
      isInteractive && !context.terminal.isPlain ? History(folder: context.store.folder) : nil
    screen = Screen(terminal: context.terminal, input: input, output: output)
    loop = EventLoop(input: input)
    worker = Worker(grader: grader, mailbox: loop.mailbox, course: context.course)
  }

  private static func input(for terminal: Terminal, _ output: Output) -> any LineInput {
    guard terminal.isTyped else { return FilterInput() }
    return terminal.isPlain || !terminal.isInteractive
      ? PlainInput(output: output) : LineEditor.shared
  }

  /// Does the command, and then what is typed, until the last level is left.
  func run(_ command: any Command, staying: Bool, isForReader: Bool) -> ExitStatus {
    self.isForReader = isForReader
    (input as? LineEditor)?.complete = { [weak self] before, word in
      self?.completions(of: word, after: before) ?? []
    }
    isStaying = staying
    perform { try command.run(in: $0) }
    isStaying = false
    if staying, status == .done {
      levels = [.lesson]
      offerReview()
    }
    while !isOver {
      lookAtFiles()
      if takesLines { begin() }
      handle(loop.next(sources))
    }
    // Readline leaves a prompt that waits for nothing any more in the shell's way.
    input.hide()
    screen.wipe()
    input.end()
    closeApp()
    return ending
  }

  /// What is not written whole is not done, however well it went.
  private var ending: ExitStatus {
    if case .signalled = status { status } else { screen.hasFailed ? .failed : status }
  }

  /// A Boolean value that tells whether a line has to wait.
  ///
  /// Where somebody types, a check that a save has started keeps nobody waiting.
  var isBusy: Bool {
    let isQuiet = job?.work.isRecheck == true && input.readsAhead
    return (job != nil && !isQuiet) || app?.watch != nil
  }

  private var isOver: Bool { screen.isClosed || (levels.isEmpty && job == nil && app == nil) }

  /// What is quickly done is done before the prompt comes back.
  ///
  /// Beside what is slow, lines are taken where that can be seen.
  private var takesLines: Bool { !levels.isEmpty && (!isBusy || (input.readsAhead && isSlow)) }

  private var sources: EventLoop.Sources {
    EventLoop.Sources(
      input: takesLines,
      channels: app?.channels ?? [],
      folder: isWatching ? watched?.descriptor : nil,
      tick: tick
    )
  }

  /// The time after which there is something to do though nothing has happened.
  private var tick: Duration? {
    let work = job != nil || app?.watch != nil ? AppWatch.interval : nil
    let files = isWatching ? watched?.watch.wait(now: .now) : nil
    return [work, files].compactMap(\.self).min()
  }

  /// Puts the prompt on the screen, below a line that says what ENTER does.
  private func begin() {
    if saysOnward, !isBusy, context.terminal.isTyped {
      let passages = onward
      saysOnward = passages.isEmpty
      screen.show(passages, endsWithBlank: false)
    }
    if isBusy, input is PlainInput { return }
    let prompt = isBusy ? busyPrompt : PromptView.text(for: levels.last, in: context)
    if !isBusy { isSlow = false }
    input.begin(prompt: Escape.prompt(prompt, for: context.terminal))
  }

  private var busyPrompt: String {
    let terminal = context.terminal
    guard let advance, terminal.hasColor else { return PromptView.busy(with: job) }
    screen.wipe()
    return AdvanceView.bar(advance, on: terminal) + " … "
  }

  /// What ENTER does at this level; nothing where it does nothing.
  private var onward: [Passage] {
    if !rest.isEmpty { return OnwardView.passages(below: rest) }
    return switch levels.last {
    case .lesson, .watch: OnwardView.passages(in: context)
    case .tour: tour.map(TourView.onward) ?? []
    case .app, .question, .pages, nil: []
    }
  }

  private func completions(of word: String, after before: String) -> [String] {
    guard let level = levels.last else { return [] }
    let completion = Completion(
      context: context,
      level: level,
      labels: app?.labels ?? [],
      fields: app?.fields ?? [],
      types: app?.types ?? []
    )
    return completion.matches(for: word, after: before)
  }
}
