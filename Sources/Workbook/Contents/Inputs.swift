/// All that a result depends on, in order, as one row of bytes.
///
/// Two results are the same only if these bytes are; the fingerprint is a name, never the proof.
package struct Inputs: Equatable {
  /// The row so far.
  package private(set) var bytes: [UInt8] = []

  /// Makes a row without any part.
  package init() {}

  /// Adds a part; its length goes before it, so that no two rows of parts give the same bytes.
  package mutating func add(_ part: some Collection<UInt8>) {
    withUnsafeBytes(of: UInt64(part.count).littleEndian) { bytes += $0 }
    bytes += part
  }

  /// Adds words.
  package mutating func add(_ words: [String]) {
    for word in words { add(word.utf8) }
  }

  /// A short name that different inputs hardly ever share, the same in every process.
  package var fingerprint: String {
    let hash = bytes.withUnsafeBytes { buffer in
      let whole = buffer.count / 8 * 8
      var hash = Self.start
      var offset = 0
      while offset < whole {
        hash = Self.mix(hash, buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      return Self.mix(hash, buffer[whole...].reduce(UInt64(buffer.count)) { $0 << 8 | UInt64($1) })
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static let start: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return (product.high ^ product.low) &+ start
  }
}
