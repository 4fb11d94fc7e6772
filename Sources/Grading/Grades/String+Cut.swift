import Grader

extension String {
  /// The beginning of the text, as many whole characters as have room in so many bytes of UTF-8.
  func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(startIndex, offsetBy: limit)
    // A byte that begins with the bits 10 continues a character.
    while end > startIndex, utf8[end] & 0b1100_0000 == 0b1000_0000 {
      end = utf8.index(before: end)
    }
    return String(self[..<end])
  }

  /// The words of a student's program, without what could steer a terminal and not longer than anyone
  /// reads.
  func told(atMost limit: Int) -> String {
    let text = harmless
    return text.utf8.count > limit ? text.cut(toBytes: limit) + " …" : text
  }
}
