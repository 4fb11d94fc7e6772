import UIKit

/// Breakfast, and whoever asks for its bread.
@MainActor
final class HomeCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  private let navigationController: UINavigationController
  private let home = HomeViewController()
  private var answers = 0

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    home.onChoose = { [weak self] in
      self?.choose()
    }
    navigationController.setViewControllers([home], animated: false)
  }

  private func choose() {
    guard childCoordinators.isEmpty else { return }
    let pick = PickCoordinator(presenter: navigationController)
    addChild(pick)
    Task { [weak self] in
      let outcome = await pick.outcome()
      self?.removeChild(pick)
      self?.show(outcome)
    }
  }

  private func show(_ outcome: Outcome<Bread>) {
    answers += 1
    switch outcome {
    case .finished(let bread): home.say("\(answers): \(bread.name)")
    case .cancelled: home.say("\(answers): nothing")
    }
  }
}
