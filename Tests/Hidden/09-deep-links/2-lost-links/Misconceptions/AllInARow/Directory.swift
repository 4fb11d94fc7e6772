/// The people whom a customer knows.
@MainActor
final class Directory {
  let users = [
    User(id: UserID(number: 7), name: "Bob", favourite: "Rye"),
    User(id: UserID(number: 12), name: "Eve", favourite: "Brioche"),
    User(id: UserID(number: 123), name: "Zoe", favourite: "Rye"),
  ]

  /// The person, or nil when nobody has this number.
  func user(_ id: UserID) -> User? {
    users.first { $0.id == id }
  }
}
