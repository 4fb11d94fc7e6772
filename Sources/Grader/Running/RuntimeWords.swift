/// What the Swift runtime says of a crash on descriptor 2, told from the program's own words.
struct RuntimeWords {
  /// What went wrong, without addresses: `Index out of range`; nil when the runtime did not say.
  private(set) var kind: String?
  /// Where it went wrong, as far as the runtime says so.
  private(set) var place: (file: String, line: Int)?
  /// The program's own words.
  private(set) var output: String

  /// So many lines at the end may be the runtime's, which speaks last.
  ///
  /// What a flood has before them is the program's own, and is not looked through.
  private static let longest = 200

  /// Parts what was printed before the crash report.
  init(_ text: String) {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = all.suffix(Self.longest).map(String.init)
    let first = lines.firstIndex(where: Self.beginsTable)
    kind = lines.reversed().lazy.compactMap(Self.kind).first
    place = lines.last { Self.kind(of: $0) != nil }.flatMap(Self.place)
    // What follows a conflict of accesses is a table of addresses.
    let own = lines.prefix(first ?? lines.count).filter { Self.kind(of: $0) == nil }
    output = (all.dropLast(Self.longest) + own.map { $0[...] }).joined(separator: "\n")
  }

  /// What the runtime says without a place; a program may well print "Fatal error: " of its own.
  private static let starts = [
    "Fatal error: Attempted to ", "Fatal error: failed to allocate ",
    "Could not cast value of type '", "Simultaneous accesses to 0x",
  ]

  /// A Boolean value that tells whether a line is the one in which the runtime says why it ends the
  /// program: `Main.swift:3: Fatal error: Index out of range`.
  static func areThese(_ line: String) -> Bool {
    // An expression is read anew for each line, which a flood has many of.
    line.contains(".swift:")
      && line.contains(/^\S+\.swift:\d+: (Fatal error|Precondition failed|Assertion failed)(: |$)/)
      || Self.starts.contains(where: line.hasPrefix)
  }

  /// A Boolean value that tells whether a table of addresses follows a line.
  static func beginsTable(_ line: String) -> Bool { line.hasPrefix("Simultaneous accesses to 0x") }

  /// Finds what a line says of a crash; nil for a line of the program's own.
  private static func kind(of line: String) -> String? {
    guard areThese(line) else { return nil }
    for word in ["Fatal error: ", "Precondition failed: ", "Assertion failed: "] {
      guard let range = line.firstRange(of: word) else { continue }
      return withoutAddresses(line[range.upperBound...])
    }
    return line.hasSuffix("Fatal error") ? "fatalError()" : withoutAddresses(line[...])
  }

  /// Reads the place in front of the words: `HandOff/Main.swift:3: Fatal error`.
  private static func place(in line: String) -> (file: String, line: Int)? {
    guard let match = line.firstMatch(of: #/^(?:\w+/)?(\S+\.swift):(\d+): /#) else { return nil }
    return Int(match.2).map { (String(match.1), $0) }
  }

  /// Leaves out addresses and the names of modules, which say nothing to a student, and what shouts.
  private static func withoutAddresses(_ line: Substring) -> String {
    String(line).replacing(/\s\(0x[0-9a-f]+\)/, with: "")
      .replacing(/^SWIFT TASK CONTINUATION MISUSE: (.*)!$/) { "\($0.1)" }
      .replacing(/object 0x[0-9a-f]+/, with: "its object")
      .replacing(/accesses to 0x[0-9a-f]+/, with: "accesses to one value")
      .replacing(/'\w+\.([^']+)'/) { "'\($0.1)'" }
  }
}
