import UIKit

extension ClosureRouter {
  /// Pushes and presents for coordinators, and tells them once when a screen has gone, however it
  /// went.
  @MainActor
  final class Router: NSObject {
    typealias Removal = @MainActor () -> Void

    private struct Entry {
      weak var controller: UIViewController?
      let onRemoval: Removal
    }

    let navigationController: UINavigationController
    private var pushed: [Entry] = []
    private var presented: Entry?

    init(_ navigationController: UINavigationController = UINavigationController()) {
      self.navigationController = navigationController
      super.init()
      navigationController.delegate = self
    }

    var topViewController: UIViewController? { navigationController.topViewController }

    /// Puts the first screen on the stack.
    func setRoot(_ controller: UIViewController) {
      navigationController.setViewControllers([controller], animated: false)
      tellRemovals()
    }

    func push(
      _ controller: UIViewController,
      animated: Bool = true,
      onRemoval: Removal? = nil
    ) {
      if let onRemoval { pushed.append(Entry(controller: controller, onRemoval: onRemoval)) }
      navigationController.pushViewController(controller, animated: animated)
    }

    func popToRoot(animated: Bool) {
      navigationController.popToRootViewController(animated: animated)
      tellRemovals()
    }

    func present(_ controller: UIViewController, onRemoval: @escaping Removal) {
      presented = Entry(controller: controller, onRemoval: onRemoval)
      controller.presentationController?.delegate = self
      navigationController.present(controller, animated: true)
    }

    /// Takes away what this router has presented, if there is anything.
    func dismiss() {
      guard let entry = presented else { return }
      presented = nil
      navigationController.dismissPresented(completion: entry.onRemoval)
    }

    private func tellRemovals() {
      let stack = navigationController.viewControllers
      let isGone = { (entry: Entry) in !stack.contains { $0 === entry.controller } }
      let gone = pushed.filter(isGone)
      pushed.removeAll(where: isGone)
      for entry in gone.reversed() { entry.onRemoval() }
    }
  }
}

extension ClosureRouter.Router: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    tellRemovals()
  }
}

extension ClosureRouter.Router: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard let entry = presented,
      entry.controller === presentationController.presentedViewController
    else { return }
    presented = nil
    entry.onRemoval()
  }
}
