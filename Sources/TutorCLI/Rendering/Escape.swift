import Foundation
import Grader

/// The one place that knows escape sequences.
enum Escape {
  /// The text as the terminal is to get it: coloured where it may be, in ASCII where it must be.
  static func encode(_ spans: [Span], for terminal: Terminal) -> String {
    spans.map { encode($0, for: terminal) }.joined()
  }

  /// A prompt for readline, which must know what takes no room on the line.
  static func prompt(_ text: String, for terminal: Terminal) -> String {
    let shown = terminal.hasUnicode ? text : ASCII.replacing(text)
    guard terminal.hasColor, let code = codes(for: .prompt) else { return shown }
    return "\u{1}\(start(code))\u{2}\(shown)\u{1}\(reset)\u{2}"
  }

  private static func encode(_ span: Span, for terminal: Terminal) -> String {
    let text = link((terminal.hasUnicode ? span.text : ASCII.replacing(span.text)).harmless, span)
    guard terminal.hasColor, let code = codes(for: span.role) else { return text }
    return start(code) + text + reset

    func link(_ text: String, _ span: Span) -> String {
      guard terminal.hasLinks, let path = span.path else { return text }
      let address = URL(filePath: path).absoluteString
      return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }
  }

  /// Back to the line's beginning, and clears it.
  static let wipe = "\r\u{1B}[K"

  private static let reset = "\u{1B}[0m"

  private static func start(_ code: String) -> String { "\u{1B}[\(code)m" }

  /// How each role looks, in the numbers that terminals know: 1 is bold, 31 red, 32 green.
  private static func codes(for role: Role) -> String? {
    switch role {
    case .plain: nil
    case .title: "1"
    case .strong: "1"
    case .emphasis: "3"
    case .code: "36"
    case .link: "4"
    case .success: "32"
    case .warning: "33"
    case .failure: "31"
    case .changed: "1;34"
    case .note: "2"
    case .prompt: "1;36"
    }
  }
}
