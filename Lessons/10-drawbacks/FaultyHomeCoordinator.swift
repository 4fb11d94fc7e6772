import UIKit

/// A `HomeCoordinator` that makes one mistake, or whose children do.
final class FaultyHomeCoordinator: HomeCoordinator {
  private let fault: Fault

  init(fault: Fault) {
    self.fault = fault
  }

  override func makeWatcher() -> StackWatcher {
    guard fault == .multiplePop else { return super.makeWatcher() }
    return ShortSightedWatcher(navigationController)
  }

  override func makeOrder(of bread: Bread) -> OrderCoordinator {
    FaultyOrderCoordinator(
      bread: bread,
      till: till,
      navigationController: navigationController,
      watcher: watcher,
      fault: fault
    )
  }

  override func makeRating(of bread: Bread) -> RatingCoordinator {
    guard fault == .swipeDown else { return super.makeRating(of: bread) }
    return DeafRatingCoordinator(bread: bread)
  }
}
