/// Finds what a single word or two give away.
struct WordFlags {
  let source: SourceWords
  /// A Boolean value that tells whether the submission makes an `NSError`.
  let makesErrors: Bool

  /// The modules that an answer may import; all others reach beyond an app.
  private static let modules: Set = [
    "UIKit", "Foundation", "Observation", "Dispatch", "Synchronization", "RegexBuilder", "Swift",
  ]
  /// What may stand between `import` and the module.
  private static let importKinds: Set = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// The flags, in source order.
  var flags: [Flag] { source.words.indices.compactMap(flag) }

  private func flag(at place: Int) -> Flag? {
    let word = source.words[place]
    func flag(_ kind: Flag.Kind, _ name: String) -> Flag {
      Flag(kind, name, file: source.file, line: word.line)
    }
    switch word.text {
    case "unsafe":
      let isRace = before(place, 1) == "(" && before(place, 2) == "nonisolated"
      return isRace ? flag(.race, "nonisolated(unsafe)") : flag(.memory, "unsafe")
    case "unchecked" where before(place, 1) == "@": return flag(.race, "@unchecked")
    case "preconcurrency" where after(place, 1) == "import":
      return flag(.race, "@preconcurrency import")
    // An `NSError` may go to any thread, and takes any object along.
    case "userInfo" where makesErrors && before(place, 1) == ".",
      "recoveryAttempter" where makesErrors:
      return flag(.race, word.text)
    case "import": return importedModule(behind: place).map { flag(.module, $0) }
    default: return nil
    }
  }

  /// The module that is imported, unless it is one that an answer may import.
  private func importedModule(behind place: Int) -> String? {
    let isKind = after(place, 1).map(Self.importKinds.contains) ?? false
    guard let module = after(place, isKind ? 2 : 1), module.utf8.first?.isPartOfName == true,
      !Self.modules.contains(module)
    else { return nil }
    return module
  }

  private func before(_ place: Int, _ count: Int) -> String? { after(place, -count) }

  private func after(_ place: Int, _ count: Int) -> String? {
    let place = place + count
    return source.words.indices.contains(place) ? source.words[place].text : nil
  }
}
