import Foundation

/// Replaces what a terminal without Unicode cannot show by what reads alike.
enum ASCII {
  static func replacing(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.reduce(into: "") { $0 += $1.isASCII ? String($1) : replacement(for: $1) }
  }

  private static func replacement(for character: Character) -> String {
    if let known = known[character] { return known }
    if let box = box(character) { return box }
    return plainLetter(character)
      ?? String(repeating: "?", count: max(1, DisplayWidth.of(character)))
  }

  private static let known: [Character: String] = [
    "›": ">", "‹": "<", "»": ">>", "«": "<<", "→": "->", "←": "<-", "↔": "<->", "⇢": "~>",
    "↑": "^", "↓": "v", "↳": "..", "–": "-", "—": "--", "…": "...", "“": "\"", "”": "\"",
    "„": "\"", "‘": "'", "’": "'", "•": "*", "◦": "o", "·": ".", "✓": "+", "✔": "+", "✗": "x",
    "✘": "x", "×": "x", "○": "o", "●": "*", "◐": "~", "▸": ">", "▶": ">", "\u{A0}": " ",
    "≤": "<=", "≥": ">=", "≠": "!=", "\u{200B}": "", "ß": "ss", "æ": "ae", "ø": "o", "ł": "l",
    "ʻ": "'", "ʼ": "'",
  ]

  /// The lines and corners of drawings.
  private static func box(_ character: Character) -> String? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    switch scalar {
    case "─", "━", "═", "╌", "┄", "┈": return "-"
    case "│", "┃", "║", "╎", "┆", "┊": return "|"
    default: return (0x2500...0x257F).contains(scalar.value) ? "+" : nil
    }
  }

  /// The letter without its accents: the first scalar of its canonical decomposition.
  private static func plainLetter(_ character: Character) -> String? {
    let parts = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
    return parts.first.flatMap { $0.isASCII ? String($0) : nil }
  }
}
