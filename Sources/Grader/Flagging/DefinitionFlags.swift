/// Finds what a submission defines that could make a check see what is not there.
struct DefinitionFlags {
  let symbols: ObjectSymbols
  /// The name of the submission's own module.
  let module: String
  let watched: WatchedNames

  private static let operators: Set = ["==", "!=", "===", "!==", "~=", "&&", "||", "??", "!"]
  /// The properties by which UIKit tells what is shown, and where.
  private static let states: Set = [
    "viewControllers", "topViewController", "visibleViewController", "presentedViewController",
    "presentingViewController", "children", "parent", "navigationController", "tabBarController",
    "splitViewController", "selectedViewController", "selectedIndex", "view", "viewIfLoaded",
    "isViewLoaded", "window", "rootViewController", "title", "navigationItem", "tabBarItem",
    "isBeingPresented", "isBeingDismissed", "isMovingToParent", "isMovingFromParent", "subviews",
    "superview",
  ]
  /// What a type of others may be declared to be without changing how it is compared or read.
  private static let harmless: Set = [
    "Error", "Sendable", "Identifiable", "CaseIterable", "RawRepresentable",
  ]
  private static let accessors: Set = [
    "getter", "setter", "modify", "read", "modify2", "read2", "init", "unsafeMutableAddressor",
    "didset", "willset",
  ]

  /// The flags, in the order of the object file.
  var flags: [Flag] {
    symbols.needs.compactMap(replacedState)
      + symbols.defines.flatMap { comparison($0) + shadow($0) + conformance($0) }
  }

  /// A method table that puts something in the place of a property of UIKit's.
  private func replacedState(_ need: String) -> Flag? {
    guard let name = need.wholeName(behind: "method descriptor for UIKit."),
      let property = name.split(separator: ".").first(where: { Self.states.contains(String($0)) }),
      need.contains(".getter")
    else { return nil }
    return Flag(.state, String(property))
  }

  /// `static HandOff.Route.== infix(…)`.
  private func comparison(_ definition: String) -> [Flag] {
    // A copy of Swift's own, made for a type of this module, is none that this module defines.
    guard
      definition.wholeName(behind: "\(module).") != nil
        || definition.wholeName(behind: "(extension in \(module)):") != nil,
      let infix = definition.firstRange(of: " infix") ?? definition.firstRange(of: " prefix"),
      case let name = definition[..<infix.lowerBound].split(separator: ".").last ?? ""
    else { return [] }
    // A private one stands with its file's mark: `(== in _787CA74A)`.
    let sign = name.filter { "/=-+!*%<>&|^~?".contains($0) }
    return Self.operators.contains(sign) ? [Flag(.comparison, sign)] : []
  }

  /// A member of a type of others, or something outside of all types, that the checks might take for
  /// what they mean.
  private func shadow(_ definition: String) -> [Flag] {
    let added = definition.wholeName(behind: "(extension in \(module)):")
    let own = definition.wholeName(behind: "\(module).")
    let type = definition.wholeName(behind: "nominal type descriptor for \(module).")
    if let added {
      let isOwn = added.hasPrefix("\(module).") && !lendsMembers
      return isOwn ? [] : flags(added.memberName(without: Self.accessors), among: watched.added)
    }
    // Of more than one part is what stands in a type, and all types are listed by themselves.
    let paths = [
      own?.memberPath(without: Self.accessors), type?.split(separator: ".").map(String.init),
    ]
    let outside = paths.compactMap { $0 }.first { $0.count == 1 }?.first
    return flags(outside, among: watched.outside)
  }

  private func flags(_ name: String?, among watched: Set<String>) -> [Flag] {
    name.map { watched.contains($0) ? [Flag(.shadow, $0)] : [] } ?? []
  }

  /// A Boolean value that tells whether a type of others has what the submission's protocols add to it.
  private var lendsMembers: Bool {
    symbols.defines.contains { definition in
      guard let (type, protocolName) = definition.conformance else { return false }
      return !type.hasPrefix("\(module).") && protocolName.hasPrefix("\(module).")
    }
  }

  private func conformance(_ definition: String) -> [Flag] {
    guard let (type, protocolName) = definition.conformance, !type.contains("\(module)."),
      let name = protocolName.wholeName(behind: "Swift."), !Self.harmless.contains(name)
    else { return [] }
    return [Flag(.shadow, name)]
  }
}

extension String {
  /// What follows those words, if the text begins with them or with `static` and them.
  fileprivate func wholeName(behind words: String) -> String? {
    for start in [words, "static \(words)", "class \(words)"] where hasPrefix(start) {
      return String(dropFirst(start.count))
    }
    return nil
  }

  /// The type and the protocol of `protocol conformance descriptor for HandOff.Route : Swift.Error in HandOff`.
  fileprivate var conformance: (type: String, protocol: String)? {
    guard let words = wholeName(behind: "protocol conformance descriptor for "),
      let colon = words.firstRange(of: " : "),
      // A private type has an " in " of its own.
      let end = words[colon.upperBound...].ranges(of: " in ").last
    else { return nil }
    return (String(words[..<colon.lowerBound]), String(words[colon.upperBound..<end.lowerBound]))
  }

  /// The name of a member: `first` of `Swift.Array<A where A == Swift.String>.first.getter : Swift.String?`.
  fileprivate func memberName(without accessors: Set<String>) -> String? {
    memberPath(without: accessors).last
  }

  /// The parts of a member's name, without the constraints on its type, accessors and parameters.
  fileprivate func memberPath(without accessors: Set<String>) -> [String] {
    var depth = 0
    var path = ""
    for character in self {
      if character == "<" { depth += 1 }
      if depth == 0, character == "(", !path.hasSuffix(".") { break }
      if depth == 0, character == " " { break }
      if depth == 0 { path.append(character) }
      if character == ">" { depth -= 1 }
    }
    // A private name stands with its file's mark: `(isBig in _787CA74A)`.
    return path.split(separator: ".").map { $0.trimmingPrefix("(") }.map(String.init)
      .filter { !accessors.contains($0) }
  }
}
