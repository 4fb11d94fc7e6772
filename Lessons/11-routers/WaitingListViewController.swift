import UIKit

/// A list that waits to be told of the screens above it.
final class WaitingListViewController: BreadListViewController {
  var onMove: (() -> Void)?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    onMove?()
  }
}
