import UIKit

/// Puts the five forms of one flow side by side, a tab for each.
@MainActor
final class AppCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  let path: PathModel
  private let window: UIWindow
  private let tabBarController = UITabBarController()
  private var pathStack: PathStack?
  private let fault: Fault?

  init(window: UIWindow, fault: Fault?) {
    self.window = window
    self.fault = fault
    path = fault == .fourWriters ? FaultyPathModel() : PathModel()
  }

  func start() {
    tabBarController.viewControllers = Form.allCases.map { form in
      let stack = UINavigationController()
      stack.tabBarItem = UITabBarItem(
        title: form.rawValue,
        image: nil,
        tag: 0
      )
      start(form, on: stack)
      addRehearsal(of: form, to: stack)
      return stack
    }
    window.rootViewController = tabBarController
    window.makeKeyAndVisible()
  }

  private func start(_ form: Form, on stack: UINavigationController) {
    switch form {
    case .plain:
      let list = PlainListViewController()
      stack.setViewControllers([list], animated: false)
    case .coordinator:
      startChild(CoordinatorShop(navigationController: stack))
    case .router:
      let router = RouterForStack(navigationController: stack)
      startChild(RouterShop(router: router))
    case .viper:
      let list = ViperListWireframe.makeModule(orders: ViperOrders())
      stack.setViewControllers([list], animated: false)
    case .path:
      let pathStack = makePathStack(on: stack)
      self.pathStack = pathStack
      pathStack.start()
    }
  }

  private func startChild(_ child: any Coordinator) {
    childCoordinators.append(child)
    child.start()
  }

  private func makePathStack(on stack: UINavigationController) -> PathStack
  {
    guard let fault, fault != .fourWriters else {
      return PathStack(model: path, navigationController: stack)
    }
    return FaultyPathStack(
      model: path,
      navigationController: stack,
      fault: fault
    )
  }

  // MARK: The test

  private func addRehearsal(of form: Form, to stack: UINavigationController)
  {
    let list = stack.viewControllers.first
    list?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Rehearse") { [weak stack] _ in
        let lines = Rehearsal.lines(of: form.makeRehearsedShop())
        let sheet = RehearsalViewController(lines: lines)
        stack?.present(
          UINavigationController(rootViewController: sheet),
          animated: true
        )
      }
    )
  }
}
