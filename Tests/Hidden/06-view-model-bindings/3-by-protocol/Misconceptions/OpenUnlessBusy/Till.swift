/// What takes the money: the shop's card reader, or a test's.
@MainActor
protocol Till: AnyObject {
  /// Charges a card, and returns whether it was accepted.
  func charge(_ crowns: Int) async -> Bool
}
