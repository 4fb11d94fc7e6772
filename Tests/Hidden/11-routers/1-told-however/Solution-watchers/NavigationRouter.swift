import UIKit

/// A router for one stack, and a sheet over it.
@MainActor
final class NavigationRouter: NSObject, Router {
  let navigationController = UINavigationController()
  private let stackWatcher = StackWatcher()
  private let sheetWatcher = SheetWatcher()

  override init() {
    super.init()
    navigationController.delegate = stackWatcher
  }

  func setRoot(_ screen: UIViewController) {
    navigationController.setViewControllers([screen], animated: false)
  }

  func push(
    _ screen: UIViewController,
    onRemoval: @escaping () -> Void
  ) {
    stackWatcher.wait(for: screen, then: onRemoval)
    navigationController.pushViewController(screen, animated: true)
  }

  func pop() {
    navigationController.popViewController(animated: true)
  }

  func popToRoot() {
    navigationController.popToRootViewController(animated: true)
  }

  func present(
    _ sheet: UIViewController,
    onRemoval: @escaping () -> Void
  ) {
    if navigationController.presentedViewController != nil {
      onRemoval()
    } else {
      sheetWatcher.wait(for: sheet, then: onRemoval)
      sheet.presentationController?.delegate = sheetWatcher
      navigationController.present(sheet, animated: true)
    }
  }

  func dismiss() {
    guard let sheet = navigationController.presentedViewController,
      sheetWatcher.waits(for: sheet), !sheet.isBeingDismissed
    else { return }
    sheet.dismiss(animated: true) { [sheetWatcher] in
      sheetWatcher.tell(of: sheet)
    }
  }
}
