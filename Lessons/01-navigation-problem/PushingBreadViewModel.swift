import UIKit

/// A `BreadViewModel` that opens the next screen itself.
final class PushingBreadViewModel: BreadViewModel {
  /// The screen to push from.
  var screen: UIViewController?

  override func order() {
    guard let basket else { return }
    basket.add(bread)
    screen?.navigationController?.pushViewController(
      OrderViewController(basket: basket),
      animated: true
    )
  }
}
