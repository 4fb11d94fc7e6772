import CSodium
package import Foundation

/// Keeps files in one that neither an eye nor a search through files can read.
///
/// The key is made from words that stand below, so a seal keeps nothing from somebody who takes this
/// program apart. What it does prove is that nothing was changed, and for which exercise it was made.
package enum Seal {
  /// Seals files; the same files for the same exercise give the same bytes.
  /// - Parameters:
  ///   - files: What the files hold, by path.
  ///   - name: What the seal is for: it opens under no other name.
  /// - Returns: The sealed bytes.
  package static func close(_ files: [String: Data], for name: String) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let text = (try? encoder.encode(files)).map({ [UInt8]($0) }) else {
      preconditionFailure("texts and bytes can always be encoded")
    }
    let nonce = digest(text, length: nonceLength, key: key)
    var sealed = [UInt8](repeating: 0, count: text.count + tagLength)
    let header = header(for: name)
    _ = crypto_aead_xchacha20poly1305_ietf_encrypt(
      &sealed,
      nil,
      text,
      UInt64(text.count),
      header,
      UInt64(header.count),
      nil,
      nonce,
      key
    )
    return Data(mark + nonce + sealed)
  }

  /// Opens what was sealed.
  /// - Parameters:
  ///   - data: The sealed bytes.
  ///   - name: What it was sealed for.
  /// - Returns: The files, by path; nil where a byte was changed, or the seal was made for something else.
  package static func open(_ data: Data, for name: String) -> [String: Data]? {
    let bytes = [UInt8](data)
    let head = mark.count + nonceLength
    guard bytes.starts(with: mark), bytes.count >= head + tagLength else { return nil }
    let (nonce, sealed) = (Array(bytes[mark.count..<head]), Array(bytes[head...]))
    var text = [UInt8](repeating: 0, count: sealed.count - tagLength)
    let header = header(for: name)
    let result = crypto_aead_xchacha20poly1305_ietf_decrypt(
      &text,
      nil,
      nil,
      sealed,
      UInt64(sealed.count),
      header,
      UInt64(header.count),
      nonce,
      key
    )
    guard result == 0 else { return nil }
    return try? JSONDecoder().decode([String: Data].self, from: Data(text))
  }

  /// The version of libsodium, which seals.
  package static var libraryVersion: String { sodium_version_string().map(String.init) ?? "?" }

  /// What a sealed file begins with; its number is raised when the form changes.
  private static let mark = Array("Coordinator Workbook, sealed 1\n".utf8)
  private static let nonceLength = Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
  private static let tagLength = Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)
  private static let key = digest(
    Array("What keeps eyes off the checks of the Coordinator Workbook".utf8),
    length: Int(crypto_aead_xchacha20poly1305_ietf_KEYBYTES)
  )

  /// What is proved beside the text.
  private static func header(for name: String) -> [UInt8] { mark + Array(name.utf8) }
}
