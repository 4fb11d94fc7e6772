/// What one customer has ordered since signing in.
///
/// Two tabs use it, so their parent makes it, and it goes with them.
@MainActor
final class OrderBook {
  private(set) var breads: [Bread] = []

  func add(_ bread: Bread) { breads.append(bread) }
}
