/// The header of an entry of a tar archive, for what `tar` itself would not write.
struct TarHeader {
  var name: String
  /// The entry's kind: 3 is a device.
  var kind: Character
  /// The numbers of a device.
  var device: (major: Int, minor: Int)

  /// Its 512 bytes.
  var bytes: [UInt8] {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at place: Int) {
      header.replaceSubrange(place..<place + text.utf8.count, with: text.utf8)
    }
    put(name, at: 0)
    put("0000644", at: 100)
    put("0000000", at: 108)
    put("0000000", at: 116)
    put("00000000000", at: 124)
    put("00000000000", at: 136)
    put("        ", at: 148)
    put(String(kind), at: 156)
    put("ustar", at: 257)
    put("00", at: 263)
    put(octal(device.major), at: 329)
    put(octal(device.minor), at: 337)
    put(String(octal(header.reduce(0) { $0 + Int($1) }).dropFirst()), at: 148)
    return header
  }

  private func octal(_ number: Int) -> String {
    let digits = String(number, radix: 8)
    return String(repeating: "0", count: 7 - digits.count) + digits
  }
}
