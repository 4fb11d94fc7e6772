/// Whoever holds the phone.
struct Customer {
  /// The breads that this customer comes back for.
  let favourites: [Bread]

  static let ada = Customer(favourites: [.rye, .brioche])
}
