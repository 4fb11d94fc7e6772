import Foundation

/// A bread, as the last fetch has brought it.
struct Bread: Identifiable, Hashable {
  let id = UUID()
  let name: String
  /// The price in crowns.
  let price: Int
  /// How many loaves are left.
  let left: Int
}
