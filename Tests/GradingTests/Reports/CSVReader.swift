/// Reads comma-separated values as RFC 4180 describes them, and nothing more lenient.
struct CSVReader {
  enum Fault: Error { case quoteInPlainCell, textBehindQuotes, openQuotes, noLineEnd }

  private var rest: Substring.UnicodeScalarView

  /// The rows of a text, each ended by CR LF.
  static func rows(in text: String) throws -> [[String]] {
    var reader = CSVReader(rest: text[...].unicodeScalars)
    var rows: [[String]] = []
    while !reader.rest.isEmpty { rows.append(try reader.row()) }
    return rows
  }

  private mutating func row() throws -> [String] {
    var cells = [try cell()]
    while rest.first == "," {
      rest.removeFirst()
      cells.append(try cell())
    }
    guard rest.starts(with: "\r\n".unicodeScalars) else { throw Fault.noLineEnd }
    rest = rest.dropFirst(2)
    return cells
  }

  private mutating func cell() throws -> String {
    guard rest.first == "\"" else {
      let plain = rest.prefix { !",\r\n".unicodeScalars.contains($0) }
      guard !plain.contains("\"") else { throw Fault.quoteInPlainCell }
      rest.removeFirst(plain.count)
      return String(plain)
    }
    rest.removeFirst()
    var text = ""
    while let scalar = rest.popFirst() {
      if scalar != "\"" {
        text.unicodeScalars.append(scalar)
      } else if rest.first == "\"" {
        text.unicodeScalars.append(rest.removeFirst())
      } else {
        guard rest.first == "," || rest.first == "\r" else { throw Fault.textBehindQuotes }
        return text
      }
    }
    throw Fault.openQuotes
  }
}
