/// A text with one open part at most, written `*`: `A.view*`, `*.deinit`.
struct Pattern: Equatable {
  let text: String

  /// Says whether a text is as the pattern has it.
  func matches(_ other: String) -> Bool {
    let parts = text.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    guard let head = parts.first, let tail = parts.last, parts.count > 1 else {
      return other == text
    }
    return other.count >= head.count + tail.count && other.hasPrefix(head) && other.hasSuffix(tail)
  }
}

extension Pattern: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    self.text = text
  }
}
