import Channel
import Spelling
import Workbook

/// `help` lists the commands; `help VERB` says more about one.
struct HelpCommand: Command {
  static let declaration = Declaration(verb: "help", parameters: [.verb])
  var verb: String?

  init(_ arguments: Arguments) { verb = arguments.verb }

  func run(in context: Context) throws -> Outcome {
    guard let verb else { return Outcome(passages: HelpView.overview) }
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
