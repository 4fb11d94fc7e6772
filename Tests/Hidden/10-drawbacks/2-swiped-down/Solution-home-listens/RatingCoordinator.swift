import UIKit

/// Asking for an opinion; whoever presents it sees to its sheet.
@MainActor
final class RatingCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  let navigationController = UINavigationController()
  private(set) var isRated = false
  private let bread: Bread
  private let book: RatingBook
  private let onLeave: () -> Void

  init(bread: Bread, book: RatingBook, onLeave: @escaping () -> Void) {
    self.bread = bread
    self.book = book
    self.onLeave = onLeave
  }

  func start() {
    let viewModel = RatingViewModel(bread: bread)
    viewModel.onCancel = onLeave
    viewModel.onRated = { [weak self] opinion in
      self?.keep(opinion)
    }
    navigationController.viewControllers = [
      RatingViewController(viewModel: viewModel)
    ]
  }

  private func keep(_ opinion: String) {
    if isRated { return }
    isRated = true
    book.write(opinion, about: bread.name)
    let viewModel = ThanksViewModel()
    viewModel.onDone = onLeave
    navigationController.setViewControllers(
      [ThanksViewController(viewModel: viewModel)],
      animated: true
    )
  }
}
