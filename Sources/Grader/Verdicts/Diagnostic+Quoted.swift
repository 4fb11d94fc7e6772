extension Diagnostic {
  /// What the message puts in quotation marks, in order: names of types, members, labels.
  ///
  /// An apostrophe, as in "isn't", opens no quotation.
  var quoted: [String] {
    var parts: [String] = []
    var rest = message[...]
    while let open = rest.firstIndex(of: "'") {
      let behind = rest.index(after: open)
      let isApostrophe = open > message.startIndex && message[message.index(before: open)].isLetter
      guard !isApostrophe, let close = rest[behind...].firstIndex(of: "'") else {
        rest = rest[behind...]
        continue
      }
      parts.append(String(rest[behind..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return parts
  }
}
