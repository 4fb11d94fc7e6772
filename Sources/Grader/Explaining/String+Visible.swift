extension String {
  /// The text with all that cannot be seen written out: line ends, tabulators, characters without
  /// width, spaces other than the usual one.
  var visible: String { map(\.visible).joined() }
}

extension Character {
  /// What is shown of the character: itself, or `\\n`, `\\t`, `\\u{A0}`.
  var visible: String {
    switch self {
    case "\n": "\\n"
    case "\r\n": "\\r\\n"
    case "\t": "\\t"
    default:
      // What joins or colours the parts of a picture is seen by its effect.
      isPicture ? String(self) : unicodeScalars.map(\.visible).joined()
    }
  }

  /// The character with its code where it could be taken for another: `a` (U+0061).
  var withCode: String {
    let codes = unicodeScalars.map { "U+" + $0.hexadecimal(digits: 4) }.joined(separator: " ")
    return self == " " ? "a space" : "`\(visible)`" + (isASCII ? "" : " (\(codes))")
  }

  private var isPicture: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }
}

extension Unicode.Scalar {
  fileprivate var visible: String {
    isInvisible ? "\\u{\(hexadecimal(digits: 1))}" : String(self)
  }

  private var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    case .spaceSeparator: self != " "
    default: false
    }
  }

  fileprivate func hexadecimal(digits: Int) -> String {
    let code = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - code.count)) + code
  }
}
