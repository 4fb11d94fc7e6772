import UIKit

/// A list that begins to listen when it is on screen.
final class LateListViewController: BreadListViewController {
  override func bind() {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    super.bind()
  }
}
