import Channel

/// The end of a `map` command that names a file, which the tutor writes and not the app.
struct MapDestination: Equatable, Sendable {
  /// What is asked of the app: `map tree svg`.
  let command: String
  /// The path, as it was typed.
  let path: String

  /// Takes a line apart; nil for one that names no file.
  init?(_ words: [String]) {
    guard let verb = words.first, Verb(rawValue: verb.lowercased()) == .map,
      let to = words.firstIndex(where: { $0.lowercased() == "to" }), to == words.count - 2,
      let path = words.last
    else { return nil }
    command = words[..<to].joined(separator: " ")
    self.path = path
  }
}
