import UIKit

/// Giving a bread away, on a sheet that it puts up and takes away itself.
@MainActor
final class GiftCoordinator: NSObject, Coordinator,
  UIAdaptivePresentationControllerDelegate
{
  var childCoordinators: [any Coordinator] = []
  private let bread: Bread
  private let repository: BreadRepository
  private let sheet = UINavigationController()
  private weak var presenter: UIViewController?
  private var onEnd: ((GiftCoordinator, GiftOutcome) -> Void)?

  init(
    bread: Bread,
    repository: BreadRepository,
    over presenter: UIViewController,
    onEnd: @escaping (GiftCoordinator, GiftOutcome) -> Void
  ) {
    self.bread = bread
    self.repository = repository
    self.presenter = presenter
    self.onEnd = onEnd
  }

  func start() {
    let viewModel = GiftViewModel(bread: bread, repository: repository)
    viewModel.onSent = { [weak self] name in
      self?.showThanks(to: name)
    }
    viewModel.onCancel = { [weak self] in
      self?.close(with: .notSent)
    }
    sheet.viewControllers = [GiftViewController(viewModel: viewModel)]
    presenter?.present(sheet, animated: true)
    sheet.presentationController?.delegate = self
  }

  private func showThanks(to name: String) {
    let viewModel = ThanksViewModel(bread: bread, name: name)
    viewModel.onDone = { [weak self] in
      self?.close(with: .sent)
    }
    viewModel.onSignOut = { [weak self] in
      self?.close(with: .sentAndLeft)
    }
    sheet.viewControllers = [ThanksViewController(viewModel: viewModel)]
  }

  private func close(with outcome: GiftOutcome) {
    presenter?.dismiss(animated: true)
    end(with: outcome)
  }

  /// Tells the end, once.
  private func end(with outcome: GiftOutcome) {
    let tell = onEnd
    onEnd = nil
    tell?(self, outcome)
  }

  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    end(with: .notSent)
  }
}
