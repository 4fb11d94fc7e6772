import UIKit

/// What both routers have in common: a stack for details, and a sheet.
///
/// The first `fixed` screens of the stack are below what is shown.
@MainActor
class StackRouter: NSObject, Router {
  let stack = UINavigationController()
  private let fixed: Int
  private var waiting: [(screen: UIViewController, action: () -> Void)] = []
  private var onSheetRemoval: (() -> Void)?

  init(fixed: Int) {
    self.fixed = fixed
    super.init()
    stack.delegate = self
  }

  /// Where sheets are presented from.
  var presenter: UIViewController { stack }

  /// What the stack has when nothing is shown.
  var base: [UIViewController] {
    Array(stack.viewControllers.prefix(fixed))
  }

  func setRoot(_ screen: Screen) {
    stack.setViewControllers([screen.makeController()], animated: false)
  }

  func show(_ screen: Screen, onRemoval: @escaping () -> Void) {
    let below = stack.viewControllers.prefix(fixed)
    stack.setViewControllers(
      below + [controller(for: screen, onRemoval)],
      animated: true
    )
  }

  func push(_ screen: Screen, onRemoval: @escaping () -> Void) {
    stack.pushViewController(
      controller(for: screen, onRemoval),
      animated: true
    )
  }

  func popToShown() {
    guard stack.viewControllers.count > fixed + 1 else { return }
    stack.popToViewController(
      stack.viewControllers[fixed],
      animated: true
    )
  }

  func close() {
    stack.setViewControllers(base, animated: true)
  }

  func present(_ screen: Screen, onRemoval: @escaping () -> Void) {
    onSheetRemoval = onRemoval
    let sheet = UINavigationController(
      rootViewController: screen.makeController()
    )
    sheet.presentationController?.delegate = self
    presenter.present(sheet, animated: true)
  }

  func dismiss() {
    guard let action = onSheetRemoval else { return }
    onSheetRemoval = nil
    presenter.dismiss(animated: true, completion: action)
  }

  private func controller(
    for screen: Screen,
    _ onRemoval: @escaping () -> Void
  ) -> UIViewController {
    let controller = screen.makeController()
    waiting.append((controller, onRemoval))
    return controller
  }
}

extension StackRouter: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let here = navigationController.viewControllers
    let gone = waiting.filter { !here.contains($0.screen) }
    waiting.removeAll { !here.contains($0.screen) }
    gone.reversed().forEach { $0.action() }
  }
}

extension StackRouter: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    let action = onSheetRemoval
    onSheetRemoval = nil
    action?()
  }
}
