import UIKit

/// A `MainCoordinator` that makes one mistake, or puts up a screen that
/// makes it.
final class FaultyMainCoordinator: MainCoordinator {
  private let fault: Fault

  init(customer: String, shelf: Shelf, fault: Fault) {
    self.fault = fault
    super.init(customer: customer, shelf: shelf)
  }

  override func makeListModel() -> BreadListViewModel {
    let viewModel = super.makeListModel()
    if fault == .strongClosure {
      viewModel.onChosen = { bread in
        self.showBread(bread)
      }
    }
    return viewModel
  }

  override func makeList(
    showing viewModel: BreadListViewModel
  ) -> UIViewController {
    switch fault {
    case .strongView: HeldListViewController(viewModel: viewModel)
    case .boundTooLate: LateListViewController(viewModel: viewModel)
    default: super.makeList(showing: viewModel)
    }
  }

  override func makeBreadModel(for bread: Bread) -> BreadViewModel {
    guard fault == .strongDelegate else {
      return super.makeBreadModel(for: bread)
    }
    return OwningBreadViewModel(bread: bread, shelf: shelf, basket: basket)
  }

  override func makeBread(
    showing viewModel: BreadViewModel
  ) -> UIViewController {
    switch fault {
    case .pastTheViewModel: makeDirectBread(showing: viewModel)
    case .readTooEarly: HastyBreadViewController(viewModel: viewModel)
    case .watchedOnce: OnceBreadViewController(viewModel: viewModel)
    default: super.makeBread(showing: viewModel)
    }
  }

  private func makeDirectBread(
    showing viewModel: BreadViewModel
  ) -> UIViewController {
    let screen = DirectBreadViewController(viewModel: viewModel)
    screen.onOrder = { [weak self] in
      self?.showOrder()
    }
    return screen
  }
}
