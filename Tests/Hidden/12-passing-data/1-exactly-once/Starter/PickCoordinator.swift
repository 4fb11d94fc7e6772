import UIKit

/// Choosing a bread, on a sheet of its own.
final class PickCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  /// Called once, when the sheet has gone.
  var completion: ((Outcome<Bread>) -> Void)?
  private let presenter: UIViewController
  private let sheet = UINavigationController()

  init(presenter: UIViewController) {
    self.presenter = presenter
  }

  func start() {
    let list = BreadListViewController(breads: Bread.today)
    list.onChosen = { [weak self] bread in
      self?.look(at: bread)
    }
    list.onCancel = { [weak self] in
      self?.sheet.dismiss(animated: true)
    }
    sheet.setViewControllers([list], animated: false)
    presenter.present(sheet, animated: true)
  }

  private func look(at bread: Bread) {
    let screen = BreadViewController(bread: bread)
    screen.onTake = { [weak self] in
      self?.take(bread)
    }
    sheet.pushViewController(screen, animated: true)
  }

  private func take(_ bread: Bread) {
    completion?(.finished(bread))
    sheet.dismiss(animated: true)
  }
}
