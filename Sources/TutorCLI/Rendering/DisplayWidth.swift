/// How many columns text takes on a terminal: two for an emoji or an East Asian wide character, none
/// for a combining mark, one for nearly everything else.
enum DisplayWidth {
  static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  static func of(_ character: Character) -> Int {
    if character.isASCII { return isControl(character) ? 0 : 1 }
    guard let first = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains(emojiSelector) { return 2 }
    if isWide(first) { return 2 }
    return isInvisible(first) ? 0 : 1
  }

  /// Whether a line may break on either side of the character, as between Chinese characters.
  static func mayBreakAround(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return !first.properties.isEmojiPresentation && isWide(first)
  }

  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  private static func isControl(_ character: Character) -> Bool {
    (character.asciiValue ?? 32) < 32 || character.asciiValue == 127
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isEmojiPresentation { return true }
    return wideRanges.contains { $0.contains(scalar.value) }
  }

  /// East Asian Width W and F, in blocks.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,
    0x2E80...0x303E,
    0x3041...0x33FF,
    0x3400...0x4DBF,
    0x4E00...0x9FFF,
    0xA000...0xA4CF,
    0xA960...0xA97C,
    0xAC00...0xD7A3,
    0xF900...0xFAFF,
    0xFE30...0xFE6F,
    0xFF00...0xFF60,
    0xFFE0...0xFFE6,
    0x1F1E6...0x1F1FF,
    0x20000...0x3FFFD,
  ]
}
