import Foundation

/// A bread, as the last fetch has brought it.
struct Bread: Identifiable, Hashable {
  /// Made once, so that it is the same at each fetch.
  private static let identity = UUID()

  var id: UUID { Self.identity }
  let name: String
  /// The price in crowns.
  let price: Int
  /// How many loaves are left.
  let left: Int
}
