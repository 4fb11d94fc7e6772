import Foundation
import Grader
import Workbook

/// The tutor as a program: reads its command line, opens the workbook, stays until it is left.
@MainActor package enum Tutor {
  /// The version that `--version` tells.
  package static let version = "1.0.0"

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
    if arguments == ["--version"] {
      Output().write("tutor \(version)\n")
      return .done
    }
    if !isShell(asking: arguments) { Renewal.run(terminal: terminal) }
    let isHelp = arguments == ["--help"] || arguments == ["-h"]
    do {
      let words = isHelp ? [HelpCommand.declaration.verb] : arguments
      return try run(words, environment: environment, terminal: terminal)
    } catch {
      let (status, passages) = FaultView.describe(error)
      Output().writeError(Renderer(terminal: terminal).text(of: passages))
      return status
    }
  }

  /// A shell that wants to complete a line is not to wait for a build.
  private static func isShell(asking arguments: [String]) -> Bool {
    let verbs = [CompleteCommand.declaration.verb, CompletionsCommand.declaration.verb]
    return arguments.first.map(verbs.contains) == true
  }

  private static func run(
    _ words: [String],
    environment: [String: String],
    terminal: Terminal
  ) throws -> ExitStatus {
    let command = words.isEmpty ? LessonCommand(Arguments()) : try Commands.command(for: words)
    let folder = FileManager.default.currentDirectoryPath
    let root = try WorkbookRoot.find(
      environment: environment,
      folder: folder,
      program: WorkbookRoot.runningProgram
    )
    let (context, complaint) = try Context.open(
      root: root,
      folder: folder,
      terminal: terminal,
      editor: .editor(environment: environment),
      pager: .pager(environment: environment)
    )
    let grader = Grader(root: root, cache: Grader.defaultCache(environment: environment))
    let visit = Visit(context, grader: grader)
    if let complaint { visit.screen.complain([.line("\(complaint)", .warning)]) }
    return visit.run(command, staying: words.isEmpty || command is LessonCommand)
  }
}
