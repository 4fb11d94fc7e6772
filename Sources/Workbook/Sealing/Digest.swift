import CSodium

/// A name for bytes that no other bytes are known to share, and that does not tell them: BLAKE2b.
/// - Parameters:
///   - bytes: The bytes.
///   - length: How long the name is, 16 to 64 bytes.
///   - key: What else it depends on.
/// - Returns: The name.
package func digest(_ bytes: [UInt8], length: Int = 32, key: [UInt8] = []) -> [UInt8] {
  var result = [UInt8](repeating: 0, count: length)
  _ = crypto_generichash(&result, length, bytes, UInt64(bytes.count), key, key.count)
  return result
}
