/// Reads the compiler's words in its terse style, with the stable names in brackets at the end.
struct DiagnosticParser {
  /// The files that were compiled, under the names that the compiler knows.
  let sources: [SourceFile]

  /// The lines of each file, by its name.
  private typealias Lines = [String: [ArraySlice<UInt8>]]

  /// Reads all diagnostics.
  /// - Parameter text: What the compiler printed.
  /// - Returns: Errors and warnings in source order, each with its notes, none twice.
  func diagnostics(in text: String) -> [Diagnostic] {
    if text.isEmpty { return [] }
    let lines = Lines(sources.map { ($0.name, $0.lines) }) { first, _ in first }
    var found: [Diagnostic] = []
    var seen: Set<Substring> = []
    var isRepeated = false
    for line in text.split(separator: "\n") {
      guard let diagnostic = diagnostic(in: line, about: lines) else { continue }
      if diagnostic.severity == .note, let last = found.indices.last {
        if !isRepeated { found[last].notes.append(diagnostic) }
      } else {
        isRepeated = !seen.insert(line).inserted
        if !isRepeated { found.append(diagnostic) }
      }
    }
    let order = Dictionary(sources.enumerated().map { ($1.name, $0) }) { first, _ in first }
    return found.enumerated().sorted { left, right in
      position(left, order) < position(right, order)
    }.map(\.element)
  }

  /// The lines of what the compiler printed that hold a message, without those that quote the sources.
  func messages(in text: String) -> String {
    text.split(separator: "\n").filter { diagnostic(in: $0, about: [:]) != nil }
      .joined(separator: "\n")
  }

  /// Messages without a place come last; those at one place stay in the compiler's order.
  private func position(
    _ item: (offset: Int, element: Diagnostic),
    _ order: [String: Int]
  ) -> (Int, Int, Int, Int) {
    let file = order[item.element.file] ?? sources.count
    return (file, item.element.line, item.element.column, item.offset)
  }

  /// Reads `Main.swift:3:5: error: cannot find 'x' in scope [cannot_find_in_scope]`.
  private func diagnostic(in line: Substring, about lines: Lines) -> Diagnostic? {
    for severity in [Diagnostic.Severity.error, .warning, .note, .remark] {
      guard let mark = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      let numbers = place.reversed().prefix { Int($0) != nil }.prefix(2).reversed().compactMap {
        Int($0)
      }
      guard !numbers.isEmpty else { continue }
      let (message, id) = partingNames(from: line[mark.upperBound...])
      var diagnostic = Diagnostic(id: id, severity: severity, message: message)
      // What begins with a hyphen was called `./-` so that it is no option.
      let name = String(place.dropLast(numbers.count).joined(separator: ":").trimmingPrefix("./"))
      if let lines = lines[name], numbers.count == 2 {
        diagnostic.file = name
        (diagnostic.line, diagnostic.column) = (numbers[0], numbers[1])
        diagnostic.sourceLine =
          lines.indices.contains(numbers[0] - 1)
          ? SourceFile.excerpt(lines[numbers[0] - 1]) : ""
      }
      return diagnostic
    }
    return nil
  }

  /// Parts the names in brackets from a message; those with a `#` are names of groups.
  private func partingNames(from text: Substring) -> (message: String, id: String) {
    var message = text
    var id: Substring = ""
    var group: String?
    while message.hasSuffix("]"), let open = message.lastIndex(of: "[") {
      let name = message[message.index(after: open)...].dropLast()
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || "_#-".contains($0) }) else { break }
      // Several kinds of message have this group; what they have in common counts.
      if name == "#StrictMemorySafety" { group = Diagnostic.memorySafety }
      if !name.hasPrefix("#") { id = name }
      message = message[..<open]
      while message.hasSuffix(" ") { message.removeLast() }
    }
    return (String(message), group ?? String(id))
  }
}

extension SourceFile {
  /// The lines, without their line feeds.
  var lines: [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// What stands in the line that begins at a byte, no further than an excerpt can show.
  func line(from start: Int) -> ArraySlice<UInt8> {
    bytes[start...].prefix(Self.excerptLength + 1).prefix { $0 != UInt8(ascii: "\n") }
  }

  private static let excerptLength = 500

  /// The text of a line, or of its first 500 bytes: more is for nobody to read, and a line may be as
  /// long as the file.
  static func excerpt(_ line: ArraySlice<UInt8>) -> String {
    var part = line.prefix(excerptLength)
    // A character that the cut parted is left out whole.
    if part.endIndex < line.endIndex, line[part.endIndex] & 0xC0 == 0x80 {
      part = part[..<(part.lastIndex { $0 & 0xC0 != 0x80 } ?? part.startIndex)]
    }
    return String(decoding: part, as: UTF8.self)
  }
}
