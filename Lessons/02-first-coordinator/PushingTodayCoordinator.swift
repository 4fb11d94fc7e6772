import UIKit

/// A `TodayCoordinator` whose list moves on by itself as well.
final class PushingTodayCoordinator: TodayCoordinator {
  override func makeList() -> UIViewController {
    PushingListViewController(
      viewModel: makeListModel(),
      customer: customer,
      basket: basket
    )
  }
}
