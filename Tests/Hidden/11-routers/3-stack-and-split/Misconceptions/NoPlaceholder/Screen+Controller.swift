import UIKit

extension Screen {
  /// Makes the controller that shows it, a new one at each call.
  @MainActor
  func makeController() -> UIViewController {
    switch self {
    case .list(let model): BreadListViewController(viewModel: model)
    case .bread(let model): BreadViewController(viewModel: model)
    case .order(let model): OrderViewController(viewModel: model)
    case .payment(let model): PaymentViewController(viewModel: model)
    case .receipt(let model): ReceiptViewController(viewModel: model)
    }
  }
}
