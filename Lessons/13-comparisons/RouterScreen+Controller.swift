import UIKit

extension RouterScreen {
  /// Makes the controller that shows it, a new one at each call.
  @MainActor
  func makeController() -> UIViewController {
    switch self {
    case .list(let model): BreadListViewController(viewModel: model)
    case .bread(let model): BreadViewController(viewModel: model)
    case .amount(let model): AmountViewController(viewModel: model)
    }
  }
}
