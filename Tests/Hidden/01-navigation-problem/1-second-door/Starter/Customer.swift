/// Whoever holds the phone.
struct Customer {
  let name: String
  /// The breads that this customer comes back for.
  let favourites: [Bread]
  /// What this customer need not pay, in per cent.
  let discount: Int
}
