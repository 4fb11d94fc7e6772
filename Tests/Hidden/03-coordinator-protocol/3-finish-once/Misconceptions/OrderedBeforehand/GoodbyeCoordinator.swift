import UIKit

/// Asks a customer who is leaving whether that is all.
///
/// Its only screen is an alert, so it needs no stack, just somebody who
/// can present.
@MainActor
final class GoodbyeCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  /// Called when the answer is known.
  var onFinish: ((GoodbyeCoordinator) -> Void)?
  /// The answer: whether the customer leaves.
  private(set) var isLeaving = false
  private let presenter: UIViewController
  private let basket: Basket

  init(presenter: UIViewController, basket: Basket) {
    self.presenter = presenter
    self.basket = basket
  }

  /// Asks; with an empty basket there is nothing to ask, and the flow is
  /// over before this returns.
  func start() {
    if basket.isEmpty {
      answer(true)
    } else {
      ask()
    }
  }

  private func ask() {
    presenter.present(makeAlert(), animated: true)
  }

  private func makeAlert() -> UIAlertController {
    let alert = UIAlertController(
      title: "Is that all?",
      message: basket.text,
      preferredStyle: .alert
    )
    alert.addAction(
      UIAlertAction(title: "Yes, goodbye", style: .default) {
        [weak self] _ in self?.answer(true)
      }
    )
    alert.addAction(
      UIAlertAction(title: "Not yet", style: .cancel) {
        [weak self] _ in self?.answer(false)
      }
    )
    return alert
  }

  private func answer(_ isLeaving: Bool) {
    self.isLeaving = isLeaving
    finish()
  }
}
