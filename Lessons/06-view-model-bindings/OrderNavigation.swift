/// Where an order may lead, as its view model sees it.
@MainActor
protocol OrderNavigation: AnyObject {
  /// The order is paid, and the basket is empty.
  func customerHasPaid()

  /// The same, and the customer is leaving the shop.
  func customerHasLeft()
}
