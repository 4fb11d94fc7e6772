import Channel

/// Reads what a student typed.
///
/// Labels may stand in quotation marks or not; `twice`, `halfway`, `into` and `during` count only
/// without them.
struct CommandParser {
  private var words: [Word]

  private init(words: [Word]) { self.words = words }

  /// Reads a line.
  static func parse(_ line: String) throws(CommandError) -> Command {
    let words = try Word.split(line)
    guard let first = words.first else { throw .empty }
    guard let verb = Verb(rawValue: first.text.lowercased()) else {
      throw .unknown(word: first.text)
    }
    var parser = CommandParser(words: Array(words.dropFirst()))
    return try parser.command(verb)
  }

  private mutating func command(_ verb: Verb) throws(CommandError) -> Command {
    switch verb {
    case .screen: .show(.screen)
    case .stacks: .show(.stacks)
    case .tree: .show(.tree)
    case .leaks: .show(.leaks)
    case .log: .show(.log)
    case .help: .help(try topic())
    case .quit: .quit
    case .why: .why(type: try rest(of: verb))
    case .ask: .ask(try question())
    case .map: try map()
    case .relaunch: .relaunch(url: words.first?.text)
    case .save: throw .forTheTutor(verb)
    default: .act(try action(verb))
    }
  }

  private mutating func action(_ verb: Verb) throws(CommandError) -> Action {
    switch verb {
    case .tap: return try tap()
    case .type: return try type()
    case .swipe: return try swipe()
    case .set:
      let (label, value) = try parts(around: "to", of: verb)
      return .set(label: label, value: value)
    case .pull: return .pull
    case .enter: return .pressReturn
    case .tab: return .selectTab(label: try rest(of: verb))
    case .select: return .selectRow(label: try rest(of: verb))
    case .open: return try open()
    case .home: return .leave
    case .resume: return .comeBack
    case .advance: return try advance()
    default: return .back
    }
  }

  /// The command that help is asked about; nil for all of them.
  private func topic() throws(CommandError) -> Verb? {
    guard let word = words.first?.text else { return nil }
    guard let verb = Verb(rawValue: word.lowercased()) else { throw .unknown(word: word) }
    return verb
  }

  private func question() throws(CommandError) -> Question {
    guard let question = Question(words.map(\.text)) else { throw .incomplete(.ask) }
    return question
  }

  private func map() throws(CommandError) -> Command {
    let names = words.map { $0.text.lowercased() }
    guard let subject = names.first.flatMap(DiagramSubject.init), names.count < 3,
      let format = DiagramFormat(rawValue: names.count > 1 ? names[1] : "mermaid")
    else { throw .incomplete(.map) }
    return .map(subject, format)
  }

  private mutating func tap() throws(CommandError) -> Action {
    let isTwice = words.count > 1 && dropLast("twice")
    return .tap(label: try rest(of: .tap), times: isTwice ? 2 : 1)
  }

  private func open() throws(CommandError) -> Action {
    guard let place = words.firstIndex(where: { $0.isPlain("during") }) else {
      return .open(url: try rest(of: .open))
    }
    let url = try Self(words: Array(words[..<place])).rest(of: .open)
    var begun = Self(words: Array(words[(place + 1)...]))
    guard let first = begun.words.first, let verb = Verb(rawValue: first.text.lowercased()),
      verb.topic == .finger
    else { throw .incomplete(.open) }
    begun.words.removeFirst()
    return .openDuring(url: url, try begun.action(verb))
  }

  private func type() throws(CommandError) -> Action {
    guard words.contains(where: { $0.isPlain("into") }) else {
      return .type(text: try rest(of: .type), field: nil)
    }
    let (text, field) = try parts(around: "into", of: .type)
    return .type(text: text, field: field)
  }

  private mutating func swipe() throws(CommandError) -> Action {
    if words.contains(where: { $0.isPlain("to") }) {
      let (row, action) = try parts(around: "to", of: .swipe)
      return .swipeRow(label: row, action: action)
    }
    let ending: SwipeEnding = dropLast("halfway") ? .halfwayAndLetGo : .finished
    let isPlain = words.count == 1 && !words[0].isQuoted
    let text = try rest(of: .swipe)
    switch isPlain ? text.lowercased() : "" {
    case "back": return .swipeBack(ending)
    case "down": return .swipeDown(ending)
    case "left": return .swipePage(.left, ending)
    case "right": return .swipePage(.right, ending)
    default: return .swipeRow(label: text, action: nil)
    }
  }

  /// What stands before and after the last plain word of this kind.
  private func parts(
    around word: String,
    of verb: Verb
  ) throws(CommandError) -> (before: String, after: String) {
    guard let place = words.lastIndex(where: { $0.isPlain(word) }) else {
      throw .incomplete(verb)
    }
    let before = Self(words: Array(words[..<place]))
    let after = Self(words: Array(words[(place + 1)...]))
    return (try before.rest(of: verb), try after.rest(of: verb))
  }

  private func advance() throws(CommandError) -> Action {
    let text = try rest(of: .advance)
    guard let seconds = Double(text), (0...86_400).contains(seconds) else {
      throw .notSeconds(text)
    }
    return .advance(.seconds(seconds))
  }

  private mutating func dropLast(_ text: String) -> Bool {
    guard words.last?.isPlain(text) == true else { return false }
    words.removeLast()
    return true
  }

  private func rest(of verb: Verb) throws(CommandError) -> String {
    guard !words.isEmpty else { throw .incomplete(verb) }
    return words.map(\.text).joined(separator: " ")
  }
}
