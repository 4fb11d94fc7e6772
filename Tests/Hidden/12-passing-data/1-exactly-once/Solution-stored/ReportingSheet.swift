import UIKit

/// A sheet that tells when it has gone, whoever took it away.
final class ReportingSheet: UINavigationController {
  var onGone: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    let action = onGone
    onGone = nil
    action?()
  }
}
