import UIKit

/// A `HomeCoordinator` that makes one mistake.
final class FaultyHomeCoordinator: HomeCoordinator {
  private let fault: Fault

  init(customer: String, repository: BreadRepository, fault: Fault) {
    self.fault = fault
    super.init(customer: customer, repository: repository)
  }

  override func listenToRepository() {
    guard fault == .keptByRepository else {
      return super.listenToRepository()
    }
    repository.onChange = {
      self.refresh()
    }
  }

  override func makeList() -> UIViewController {
    guard fault == .uncheckedIndex else { return super.makeList() }
    let viewModel = IndexedListViewModel(repository: repository)
    fill(viewModel)
    return CoveredListViewController(viewModel: viewModel)
  }

  override func open(_ bread: Bread) {
    guard fault == .quickTaps else { return super.open(bread) }
    showBread(bread)
  }

  override func order(_ bread: Bread) {
    guard fault == .quickTaps else { return super.order(bread) }
    startOrder(of: bread)
  }

  override func end(_ order: OrderCoordinator) {
    guard fault == .sheetLeftOpen else { return super.end(order) }
    removeChild(order)
  }
}
