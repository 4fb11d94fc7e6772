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
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    func mix(_ word: UInt64) {
      let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      hash = (product.high ^ product.low) &+ 0x9E37_79B9_7F4A_7C15
    }
    bytes.withUnsafeBytes { buffer in
      let whole = buffer.count / 8 * 8
      for offset in stride(from: 0, to: whole, by: 8) {
        mix(buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      mix(buffer[whole...].reduce(UInt64(buffer.count)) { $0 << 8 | UInt64($1) })
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
