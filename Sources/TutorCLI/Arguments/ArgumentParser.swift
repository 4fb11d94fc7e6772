import Channel
import Spelling

/// Understands the words after `tutor`, or those of a line at the prompt.
struct ArgumentParser: Sendable {
  /// What can be asked for.
  ///
  /// Every verb is known here, so that a wrong one can be corrected.
  var declarations: [Declaration]

  /// The declaration and arguments of the words.
  ///
  /// All faults are found, not the first alone. An option that is only to tell its values has an
  /// empty one.
  func parse(_ words: [String]) throws(UsageError) -> (Declaration, Arguments) {
    guard let verb = words.first else { throw UsageError(faults: [], verb: nil) }
    guard let declaration = declarations.first(where: { $0.isMeant(by: verb.lowercased()) }) else {
      throw UsageError(faults: [unknown(verb)], verb: nil)
    }
    var pass = Pass(declaration: declaration, words: Array(words.dropFirst()))
    pass.run()
    guard pass.faults.allSatisfy(pass.isQuestion) else {
      throw UsageError(faults: pass.faults, verb: declaration.verb)
    }
    return (declaration, pass.arguments)
  }

  private func unknown(_ verb: String) -> UsageFault {
    if let verb = Verb(rawValue: verb.lowercased()) { return .verbOfApp(verb.rawValue) }
    let names = declarations.map(\.verb)
    return .unknownVerb(verb, suggestion: Spelling.nearest(to: verb, in: names))
  }
}

/// One pass over the words behind a verb.
private struct Pass {
  var declaration: Declaration
  var words: [String]
  var arguments = Arguments()
  var faults: [UsageFault] = []

  init(declaration: Declaration, words: [String]) {
    self.declaration = declaration
    self.words = words
  }

  mutating func run() {
    var position = 0
    var onlyWords = false
    while !words.isEmpty {
      let word = words.removeFirst()
      if word == "--", !onlyWords {
        onlyWords = true
      } else if word.hasPrefix("-"), word.count > 1, !onlyWords {
        readOption(word)
      } else {
        readParameter(word, from: &position)
      }
    }
  }

  /// Whether the fault is a missing value, and the command tells which values there are.
  func isQuestion(_ fault: UsageFault) -> Bool {
    guard case .missingValue(let name, _) = fault else { return false }
    return declaration.options.contains { $0.tellsValues && "--\($0.name)" == name }
  }

  /// A parameter that the word cannot be is passed over: `read hand-off` names no lesson.
  private mutating func readParameter(_ word: String, from position: inout Int) {
    for index in declaration.parameters.indices.dropFirst(position) {
      if arguments.accept(word, as: declaration.parameters[index]) {
        position = declaration.parameters[index].takesSeveralWords ? index : index + 1
        return
      }
    }
    faults.append(.unexpectedWord(word))
  }

  private mutating func readOption(_ word: String) {
    let parts = word.drop { $0 == "-" }.split(separator: "=", maxSplits: 1)
    let name = parts.first.map(String.init) ?? ""
    if declaration.flags.contains(name), parts.count == 1 {
      if !arguments.flags.insert(name).inserted { faults.append(.repeatedOption("--\(name)")) }
      return
    }
    guard let option = declaration.options.first(where: { $0.name == name }) else {
      let names = declaration.options.map(\.name) + declaration.flags
      let nearest = Spelling.nearest(to: name, in: names)
      faults.append(.unknownOption(word, suggestion: nearest.map { "--\($0)" }))
      return
    }
    let value: String? =
      if parts.count > 1 { String(parts[1]) } else if let next = words.first, !next.hasPrefix("-") {
        words.removeFirst()
      } else { nil }
    guard let value else {
      faults.append(.missingValue(option: "--\(name)", placeholder: option.placeholder))
      if option.tellsValues { arguments.options[name] = "" }
      return
    }
    if arguments.options.updateValue(value, forKey: name) != nil {
      faults.append(.repeatedOption("--\(name)"))
    }
  }
}
