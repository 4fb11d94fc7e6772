import Foundation

/// Cuts what a language server writes into messages: a head that tells the body's length, and the body.
struct MessageBuffer {
  private var bytes = Data()

  /// Adds what was read.
  mutating func add(_ part: some Collection<UInt8>) { bytes += part }

  /// Takes the first message; nil as long as it is not whole.
  /// - Throws: The error of its JSON.
  mutating func next() throws -> Message? {
    guard let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    guard let length = head.firstMatch(of: /Content-Length: (\d+)/).flatMap({ Int($0.1) }),
      bytes.distance(from: end.upperBound, to: bytes.endIndex) >= length
    else { return nil }
    let body = bytes[end.upperBound...].prefix(length)
    bytes = Data(bytes[body.endIndex...])
    return try Message(body)
  }
}
