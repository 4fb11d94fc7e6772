import UIKit

/// Choosing a bread, on a sheet of its own.
final class PickCoordinator: NSObject, Coordinator,
  UIAdaptivePresentationControllerDelegate
{
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
      self?.leave(.cancelled)
    }
    sheet.setViewControllers([list], animated: false)
    sheet.presentationController?.delegate = self
    presenter.present(sheet, animated: true)
  }

  private func look(at bread: Bread) {
    let screen = BreadViewController(bread: bread)
    screen.onTake = { [weak self] in
      self?.leave(.finished(bread))
    }
    sheet.pushViewController(screen, animated: true)
  }

  /// Takes the sheet away, as a tap on `Cancel` does; when the flow has
  /// ended, it does nothing.
  func cancel() {
    leave(.cancelled)
  }

  private func leave(_ outcome: Outcome<Bread>) {
    sheet.dismiss(animated: true) { [weak self] in
      self?.tell(outcome)
    }
  }

  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    tell(.cancelled)
  }

  /// The first answer counts; the second finds nobody to tell.
  private func tell(_ outcome: Outcome<Bread>) {
    let completion = completion
    self.completion = nil
    completion?(outcome)
  }
}
