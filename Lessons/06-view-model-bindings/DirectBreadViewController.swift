import UIKit

/// A bread's screen that tells the coordinator itself.
final class DirectBreadViewController: BreadViewController {
  var onOrder: (() -> Void)?

  override func order() { onOrder?() }
}
