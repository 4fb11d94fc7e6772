import UIKit

/// Drives the plain controllers, which have buttons and nothing else.
final class RehearsedPlain: RehearsedShop {
  private let stack = UINavigationController(
    rootViewController: PlainListViewController()
  )

  var screens: [String] { stack.viewControllers.map { $0.title ?? "" } }

  var summary: String {
    let labels = stack.viewControllers.first.map {
      views(in: $0.view).compactMap { $0 as? UILabel }
    }
    return labels?.first?.text ?? ""
  }

  func choose(_ bread: Bread) { tap(bread.name) }
  func order() { tap("Order") }
  func take(_ amount: Amount) { tap(amount.rawValue) }
  func goBack() { stack.popViewController(animated: false) }

  private func tap(_ title: String) {
    guard let screen = stack.topViewController else { return }
    let buttons = views(in: screen.view).compactMap { $0 as? UIButton }
    buttons.first { $0.currentTitle == title }?
      .sendActions(for: .primaryActionTriggered)
  }

  private func views(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { views(in: $0) }
  }
}
