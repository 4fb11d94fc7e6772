import UIKit

/// A container with many children, to and from which one more is added and taken again and again.
@MainActor
struct Pile {
  /// What is done at the top of the pile.
  enum Step: String, CaseIterable {
    /// A controller is pushed and popped; the stack is out of sight.
    case pushAndPop = "push and pop"
    /// The same on screen: each transition runs to its end.
    case shownPushAndPop = "push and pop, on screen"
    /// A child is added and removed.
    case addAndRemove = "add and remove a child"
  }

  /// What is done.
  let step: Step
  private let container: UIViewController
  private let window: UIWindow?
  private let top = UIViewController()

  /// Makes a container with so many children.
  init(_ step: Step, depth: Int) {
    self.step = step
    let children = (0..<depth).map { _ in UIViewController() }
    switch step {
    case .pushAndPop, .shownPushAndPop:
      let navigation = UINavigationController()
      navigation.setViewControllers(children, animated: false)
      container = navigation
    case .addAndRemove:
      container = UIViewController()
      for child in children { container.addChild(child) }
    }
    window = step == .shownPushAndPop ? Self.show(container) : nil
  }

  private static func show(_ root: UIViewController) -> UIWindow {
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    Runtime.current.settle()
    return window
  }

  /// Does the step so many times; afterwards all is as it was.
  func `repeat`(_ times: Int) {
    for _ in 0..<times {
      switch step {
      case .pushAndPop: pushAndPop {}
      case .shownPushAndPop: pushAndPop { Runtime.current.settle() }
      case .addAndRemove:
        container.addChild(top)
        top.removeFromParent()
      }
    }
    // The log of callbacks belongs to whoever reads it, and grows until then.
    Runtime.current.callbacks.removeAll()
  }

  private func pushAndPop(_ settle: () -> Void) {
    guard let navigation = container as? UINavigationController else { return }
    navigation.pushViewController(top, animated: true)
    settle()
    navigation.popViewController(animated: true)
    settle()
  }
}
