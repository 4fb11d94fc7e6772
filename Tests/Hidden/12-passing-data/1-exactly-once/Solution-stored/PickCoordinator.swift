import UIKit

/// Choosing a bread, on a sheet of its own.
final class PickCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  /// Called once, when the sheet has gone.
  var completion: ((Outcome<Bread>) -> Void)?
  private let presenter: UIViewController
  private let sheet = ReportingSheet()
  private var taken: Bread?

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
    sheet.onGone = { [weak self] in
      self?.sheetHasGone()
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
    taken = bread
    sheet.dismiss(animated: true)
  }

  private func sheetHasGone() {
    if let taken {
      completion?(.finished(taken))
    } else {
      completion?(.cancelled)
    }
  }
}
