import Foundation

/// Reads the entries of a cpio archive in the form `newc`: a header of hexadecimal digits, the name, the
/// contents; name and contents filled up with zeros to a multiple of four.
struct CPIOReader: IteratorProtocol {
  /// One entry.
  struct Entry: Equatable {
    /// What an entry is.
    enum Kind: Equatable {
      case file, link, other
    }

    var path: String
    var kind: Kind
    var modified: Date
    var bytes: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  private var position = 0

  private static let magic = Array("070701".utf8)
  private static let headerSize = 110

  /// Makes a reader that stands before the first entry.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the next entry; nil at the end, and where an archive is cut off.
  mutating func next() -> Entry? {
    let header = position
    guard header + Self.headerSize <= bytes.count,
      bytes[header...].starts(with: Self.magic)
    else { return nil }
    let size = field(6, of: header)
    let nameSize = field(11, of: header)
    let name = header + Self.headerSize
    let contents = (name + nameSize).roundedUpToFour
    let end = contents + size
    guard nameSize > 0, end <= bytes.count else { return nil }
    position = end.roundedUpToFour
    let path = String(decoding: bytes[name..<name + nameSize - 1], as: UTF8.self)
    guard path != "TRAILER!!!" else { return nil }
    return Entry(
      path: path,
      kind: kind(field(1, of: header)),
      modified: Date(timeIntervalSince1970: Double(field(5, of: header))),
      bytes: bytes[contents..<end]
    )
  }

  private func kind(_ mode: Int) -> Entry.Kind {
    switch mode & 0o170000 {
    case 0o100000: .file
    case 0o120000: .link
    default: .other
    }
  }

  /// A number of the header; each has eight digits.
  private func field(_ index: Int, of header: Int) -> Int {
    let start = header + Self.magic.count + 8 * index
    return Int(String(decoding: bytes[start..<start + 8], as: UTF8.self), radix: 16) ?? 0
  }
}

extension Int {
  fileprivate var roundedUpToFour: Int { (self + 3) & ~3 }
}
