/// Somebody who buys at the bakery.
struct User: Identifiable, Hashable {
  let id: UserID
  let name: String
  /// The name of the bread that this person likes best.
  let favourite: String
}
