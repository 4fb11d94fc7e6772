/// `completions bash` prints what a shell reads to complete the tutor's own command line.
struct CompletionsCommand: Command {
  static let declaration = Declaration(verb: "completions", parameters: [.shell])
  var shell: Shell?

  init(_ arguments: Arguments) { shell = arguments.shell }

  func run(in context: Context) throws -> Outcome {
    guard let shell else {
      let fault = UsageFault.missingWord(placeholder: Declaration.Parameter.shell.placeholder)
      throw UsageError(faults: [fault], verb: Self.declaration.verb)
    }
    let lines = shell.script.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init
    )
    return Outcome(passages: [.verbatim(lines, role: .plain, indent: 0)])
  }
}
