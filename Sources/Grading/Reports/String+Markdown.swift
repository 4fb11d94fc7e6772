import Grader

extension String {
  /// The text in one line, without what Markdown would take for its own.
  var asMarkdownText: String {
    var text = ""
    for scalar in inOneLine.unicodeScalars {
      if "\\`*_[]<>#|~&".unicodeScalars.contains(scalar) { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  /// The text in one line, as code.
  var asMarkdownCode: String {
    let line = inOneLine
    let fence = String(repeating: "`", count: line.longestRunOfBackticks + 1)
    return "\(fence) \(line) \(fence)"
  }

  /// The text as it is, in a block of code that it cannot end.
  var asMarkdownBlock: String {
    let fence = String(repeating: "`", count: Swift.max(3, longestRunOfBackticks + 1))
    return "\(fence)\n\(harmless)\n\(fence)"
  }

  private var inOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ").harmless
  }

  private var longestRunOfBackticks: Int {
    unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
  }
}
