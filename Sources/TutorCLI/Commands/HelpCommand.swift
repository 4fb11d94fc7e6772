import Channel
import Spelling
import Workbook

/// `help` lists the commands, `help VERB` says more about one.
///
/// At a terminal `help` lists those that are needed most, and `help all` all of them.
struct HelpCommand: Command {
  static let declaration = Declaration(verb: "help", parameters: [.verb])
  static let all = "all"
  var verb: String?

  init(_ arguments: Arguments) { verb = arguments.verb }

  func run(in context: Context) throws -> Outcome {
    guard let verb, verb.lowercased() != Self.all else {
      let isShort = verb == nil && context.terminal.isInteractive
      return Outcome(passages: isShort ? HelpView.short : HelpView.overview)
    }
    let declarations = Commands.shown
    guard let declaration = declarations.first(where: { $0.verb == verb.lowercased() }) else {
      if let verb = Verb(rawValue: verb.lowercased()) {
        throw CommandError.commandOfApp(verb.rawValue)
      }
      let nearest = Spelling.nearest(to: verb, in: declarations.map(\.verb))
      throw CommandError.noVerb(verb, suggestion: nearest)
    }
    return Outcome(passages: HelpView.details(of: declaration))
  }
}
