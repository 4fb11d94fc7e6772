/// Where an order may lead, as its view model sees it.
@MainActor
protocol OrderNavigation: AnyObject {
  /// The order is paid, with so many crowns, and the basket is empty.
  func customerHasPaid(_ crowns: Int)
}
