/// How far the payment of an order has come.
enum OrderState: Equatable {
  /// Nobody has tried to pay.
  case open
  /// The till has been asked, and has not answered yet.
  case paying
  /// The till has accepted the card.
  case paid
  /// The till has refused the card.
  case refused
}
