/// Reads the compiler's words in its terse style, with the stable names in brackets at the end.
struct DiagnosticParser {
  /// The files that were compiled, under the names that the compiler knows.
  let sources: [SourceFile]

  /// Reads all diagnostics.
  /// - Parameter text: What the compiler printed.
  /// - Returns: Errors and warnings in source order, each with its notes, none twice.
  func diagnostics(in text: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for line in text.split(separator: "\n") {
      guard let diagnostic = diagnostic(in: line) else { continue }
      if diagnostic.severity == .note, let last = found.indices.last {
        found[last].notes.append(diagnostic)
      } else if !found.contains(diagnostic) {
        found.append(diagnostic)
      }
    }
    return found.enumerated().sorted { position($0) < position($1) }.map(\.element)
  }

  /// The lines of what the compiler printed that hold a message, without those that quote the sources.
  func messages(in text: String) -> String {
    text.split(separator: "\n").filter { diagnostic(in: $0) != nil }.joined(separator: "\n")
  }

  /// Messages without a place come last; those at one place stay in the compiler's order.
  private func position(_ item: (offset: Int, element: Diagnostic)) -> (Int, Int, Int, Int) {
    let file = sources.firstIndex { $0.name == item.element.file } ?? sources.count
    return (file, item.element.line, item.element.column, item.offset)
  }

  /// Reads `Main.swift:3:5: error: cannot find 'x' in scope [cannot_find_in_scope]`.
  private func diagnostic(in line: Substring) -> Diagnostic? {
    for severity in [Diagnostic.Severity.error, .warning, .note, .remark] {
      guard let mark = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard let name = place.first, place.count > 1,
        place.dropFirst().allSatisfy({ Int($0) != nil })
      else {
        continue
      }
      let (message, id) = partingNames(from: line[mark.upperBound...])
      var diagnostic = Diagnostic(id: id, severity: severity, message: message)
      if let file = sources.first(where: { $0.name == name }), place.count == 3 {
        diagnostic.file = file.name
        diagnostic.line = Int(place[1]) ?? 0
        diagnostic.column = Int(place[2]) ?? 0
        diagnostic.sourceLine = file.line(diagnostic.line)
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
  /// The text of a line, counted from 1; empty when there is none.
  func line(_ number: Int) -> String {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1)
      ? String(decoding: lines[number - 1], as: UTF8.self) : ""
  }
}
