/// Finds what a submission defines that could make a check see what is not there.
struct DefinitionFlags {
  let symbols: ObjectSymbols
  /// The name of the submission's own module.
  let module: String
  let watched: WatchedNames
  private let own: String
  private let added: String
  /// A Boolean value that tells whether a type of others has what the submission's protocols add to it.
  private let lendsMembers: Bool

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

  /// Makes it from what an object file says.
  init(symbols: ObjectSymbols, module: String, watched: WatchedNames) {
    self.symbols = symbols
    self.module = module
    self.watched = watched
    own = "\(module)."
    added = "(extension in \(module)):"
    lendsMembers = symbols.defines.contains { [own] definition in
      guard let (type, protocolName) = definition.conformance else { return false }
      return !type.hasPrefix(own) && protocolName.hasPrefix(own)
    }
  }

  /// The flags, in the order of the object file.
  var flags: [Flag] {
    symbols.needs.compactMap(replacedState) + symbols.defines.flatMap(flags)
  }

  /// A method table that puts something in the place of a property of UIKit's.
  private func replacedState(_ need: String) -> Flag? {
    guard need.hasPrefix("method descriptor for UIKit."), need.contains(".getter"),
      let property = need.split(separator: ".").first(where: { Self.states.contains(String($0)) })
    else { return nil }
    return Flag(.state, String(property))
  }

  private func flags(_ definition: String) -> [Flag] {
    let plain = definition.hasPrefix("static ") ? String(definition.dropFirst(7)) : definition
    if plain.hasPrefix(own) {
      return comparison(plain)
        + flags(plain.dropFirst(own.count).outsideName, among: watched.outside)
    }
    if plain.hasPrefix(added) {
      let member = String(plain.dropFirst(added.count))
      let isOwn = member.hasPrefix(own) && !lendsMembers
      let name = isOwn ? nil : member.memberName(without: Self.accessors)
      return comparison(plain) + flags(name, among: watched.added)
    }
    let type = "nominal type descriptor for \(own)"
    if plain.hasPrefix(type) {
      return flags(plain.dropFirst(type.count).outsideName, among: watched.outside)
    }
    return conformance(plain)
  }

  /// `HandOff.Route.== infix(…)`; a copy of Swift's own, made for a type of this module, begins otherwise.
  private func comparison(_ definition: String) -> [Flag] {
    guard let infix = definition.firstRange(of: " infix") ?? definition.firstRange(of: " prefix"),
      let name = definition[..<infix.lowerBound].split(separator: ".").last
    else { return [] }
    // A private one stands with its file's mark: `(== in _787CA74A)`.
    let sign = name.filter { "/=-+!*%<>&|^~?".contains($0) }
    return Self.operators.contains(sign) ? [Flag(.comparison, sign)] : []
  }

  private func flags(_ name: String?, among watched: Set<String>) -> [Flag] {
    name.map { watched.contains($0) ? [Flag(.shadow, $0)] : [] } ?? []
  }

  private func conformance(_ definition: String) -> [Flag] {
    guard let (type, protocolName) = definition.conformance, !type.contains(own),
      protocolName.hasPrefix("Swift.")
    else { return [] }
    let name = String(protocolName.dropFirst("Swift.".count))
    return Self.harmless.contains(name) ? [] : [Flag(.shadow, name)]
  }
}

extension Substring {
  /// The name, if it stands outside of all types: `expect` of `expect(Swift.Int) -> ()`; nil for a member.
  ///
  /// Of more than one part is what stands in a type, and all types are listed by themselves.
  fileprivate var outsideName: String? {
    let bare = hasPrefix("(") ? dropFirst() : self
    let name = bare.utf8.prefix(while: \.isPartOfName)
    let behind = bare.utf8.dropFirst(name.count)
    let isVariable = [".getter", ".setter", ".modify", ".unsafe"].contains {
      behind.starts(with: $0.utf8)
    }
    guard !name.isEmpty, behind.first != UInt8(ascii: ".") || isVariable else { return nil }
    return String(Substring(name))
  }
}

extension String {
  /// The type and the protocol of `protocol conformance descriptor for HandOff.Route : Swift.Error in HandOff`.
  fileprivate var conformance: (type: String, protocol: String)? {
    let start = "protocol conformance descriptor for "
    guard hasPrefix(start), case let words = dropFirst(start.count),
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
