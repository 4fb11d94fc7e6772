/// A piece of a file, and what is written in its place.
struct Edit: Hashable, Sendable {
  /// Where a number is to stand that tells one switch from another.
  static let number = "§"

  /// The piece, counted in UTF-8; empty where something is only put in.
  let range: Range<Int>
  /// The new text, with ``number`` where the change's own number belongs.
  let replacement: String

  /// Puts text in at one place.
  static func insert(_ text: String, at offset: Int) -> Edit {
    Edit(range: offset..<offset, replacement: text)
  }

  /// The same edit, its number written out.
  func numbered(_ number: Int) -> Edit {
    Edit(range: range, replacement: replacement.replacing(Self.number, with: "\(number)"))
  }

  /// Where it stands among others: what is put in at a place comes before what is replaced there.
  var place: (offset: Int, width: Int) { (range.lowerBound, range.count) }
}
