import Foundation

/// Which of the bakery's numbers is which bread to the app.
struct Identities {
  private var known: [String: UUID] = [:]

  /// The identity for a number: a new one the first time, then the same.
  mutating func identity(for number: String) -> UUID {
    if let identity = known[number] { return identity }
    let identity = UUID()
    known[number] = identity
    return identity
  }
}
