import Foundation
import Grader
import Workbook

/// The tutor as a program: reads its command line, opens the workbook, stays until it is left.
@MainActor package enum Tutor {
  /// The workbook's version, here and nowhere else; the changelog begins with it.
  nonisolated package static let version = "1.0.0"

  /// The option for those to whom the screen is read; it may stand anywhere.
  nonisolated static let plainFlag = "--plain"

  /// Runs the tutor of this process and returns what the process is to end with.
  package static func run() -> ExitStatus {
    var environment = ProcessInfo.processInfo.environment
    var arguments = Array(CommandLine.arguments.dropFirst())
    if let plain = arguments.firstIndex(of: plainFlag) {
      arguments.remove(at: plain)
      environment["TUTOR_PLAIN"] = "1"
    }
    let terminal = Terminal(environment: environment)
    do {
      let root = try? root(environment: environment)  // Without a workbook English is spoken.
      let language = try LanguageChoice.take(from: &arguments, environment: environment, root: root)
      return Language.$current.withValue(language) {
        run(arguments, environment: environment, terminal: terminal)
      }
    } catch {
      return tell(error, on: terminal)
    }
  }

  /// Runs the tutor in the language in use.
  private static func run(
    _ arguments: [String],
    environment: [String: String],
    terminal: Terminal
  ) -> ExitStatus {
    if arguments == ["--version"] || arguments == ["-v"] {
      // Without a workbook the versions are told all the same.
      let view = VersionView(environment: environment, root: try? root(environment: environment))
      let output = Output()
      output.write(Renderer(terminal: terminal).text(of: view.passages))
      return output.hasFailed ? .failed : .done
    }
    if !isShell(asking: arguments) { Renewal.run(terminal: terminal) }
    let isHelp = arguments == ["--help"] || arguments == ["-h"]
    do {
      let words = isHelp ? [HelpCommand.declaration.verb] : arguments
      return try visit(words, environment: environment, terminal: terminal)
    } catch {
      return tell(error, on: terminal)
    }
  }

  private static func tell(_ error: any Error, on terminal: Terminal) -> ExitStatus {
    let (status, passages) = FaultView.describe(error)
    Output().writeError(Renderer(terminal: terminal).text(of: passages))
    return status
  }

  private static func root(environment: [String: String]) throws(CourseError) -> URL {
    try WorkbookRoot.find(
      environment: environment,
      folder: FileManager.default.currentDirectoryPath,
      program: WorkbookRoot.runningProgram
    )
  }

  /// A shell that wants to complete a line is not to wait for a build.
  private static func isShell(asking arguments: [String]) -> Bool {
    let verbs = [CompleteCommand.declaration.verb, CompletionsCommand.declaration.verb]
    return arguments.first.map(verbs.contains) == true
  }

  private static func visit(
    _ words: [String],
    environment: [String: String],
    terminal: Terminal
  ) throws -> ExitStatus {
    let command = words.isEmpty ? LessonCommand(Arguments()) : try Commands.command(for: words)
    let root = try root(environment: environment)
    let (context, complaint) = try Context.open(
      root: root,
      folder: FileManager.default.currentDirectoryPath,
      terminal: terminal,
      editor: .editor(environment: environment),
      pager: .pager(environment: environment)
    )
    let grader = Grader(root: root, cache: Grader.defaultCache(environment: environment))
    let visit = Visit(context, grader: grader)
    if let complaint { visit.screen.complain([.line("\(complaint)", .warning)]) }
    return visit.run(
      command,
      staying: words.isEmpty || stays(command, on: terminal),
      isForReader: isForReader(command)
    )
  }

  /// A Boolean value that tells whether what a command shows is read like a page.
  ///
  /// The tables and findings of instructors and authors are not: they come whole.
  private static func isForReader(_ command: any Command) -> Bool {
    switch command {
    case is ExerciseCommand, is CheckCommand, is HintCommand, is SolutionCommand, is DiffCommand,
      is HistoryCommand, is ListCommand, is HelpCommand:
      true
    default: false
    }
  }

  /// A Boolean value that tells whether the reader goes on from what a command shows.
  private static func stays(_ command: any Command, on terminal: Terminal) -> Bool {
    switch command {
    case is LessonCommand: true
    // A terminal shows a section in pieces, and ENTER the next one.
    case let read as ReadCommand: terminal.isInteractive && !read.isPaged
    case is NextCommand, is BackCommand: terminal.isInteractive
    default: false
    }
  }
}
