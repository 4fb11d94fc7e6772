extension String {
  /// The text of others (a program's output, a file's content) without what could steer a terminal.
  ///
  /// Tabulators and line ends stay; every other control character is written out, `\u{1B}`.
  package var harmless: String {
    guard unicodeScalars.contains(where: \.steersTerminal) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.steersTerminal {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var steersTerminal: Bool {
    self != "\t" && self != "\n" && properties.generalCategory == .control || turnsText
  }

  /// A Boolean value that tells whether what follows is shown from right to left, against the letters' own
  /// way.
  private var turnsText: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}
