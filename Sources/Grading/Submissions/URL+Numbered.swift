import Foundation

extension URL {
  /// A Boolean value that tells whether a name means this numbered folder: `05-child-coordinators` is
  /// also meant by `5-children` and by `child-coordinators`.
  func isNamed(_ name: Substring) -> Bool {
    let own = lastPathComponent.numbered
    let other = String(name).numbered
    if let number = other.number { return number == own.number }
    return other.slug == own.slug
  }
}

extension String {
  /// The number before the first dash, where there is one, and the rest.
  fileprivate var numbered: (number: Int?, slug: String) {
    guard let dash = firstIndex(of: "-"), let number = Int(self[..<dash]) else {
      return (Int(self), self)
    }
    return (number, String(self[index(after: dash)...]).lowercased())
  }
}
