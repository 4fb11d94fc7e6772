/// How a gift ended.
enum GiftOutcome {
  case sent
  case notSent
  /// Sent, and the customer is leaving the shop.
  case sentAndLeft
}
