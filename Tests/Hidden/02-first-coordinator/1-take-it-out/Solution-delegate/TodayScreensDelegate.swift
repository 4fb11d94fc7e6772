/// What the flow's screens tell.
@MainActor
protocol TodayScreensDelegate: AnyObject {
  /// The customer wants to see a bread.
  func customerDidChoose(_ bread: Bread)

  /// The customer has put the bread into the basket.
  func customerDidOrder()

  /// The customer has read what was ordered.
  func customerIsDone()
}
