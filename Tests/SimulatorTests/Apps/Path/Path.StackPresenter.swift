import UIKit

extension Path {
  /// Keeps a navigation controller and a path in step, both ways.
  @MainActor
  final class StackPresenter: NSObject {
    let navigationController: UINavigationController
    private let read: () -> [Route]
    private let write: ([Route]) -> Void
    private let screen: (Route) -> UIViewController
    private var shown: [(route: Route, controller: UIViewController)] = []
    private var observer: Observer?

    /// - Parameters:
    ///   - root: The screen at the bottom, which is on no path.
    ///   - read: Gives the path.
    ///   - write: Takes the path after the user has gone back.
    ///   - screen: Makes the screen of a route.
    init(
      root: UIViewController,
      read: @escaping () -> [Route],
      write: @escaping ([Route]) -> Void,
      screen: @escaping (Route) -> UIViewController
    ) {
      navigationController = UINavigationController(rootViewController: root)
      self.read = read
      self.write = write
      self.screen = screen
      super.init()
      navigationController.delegate = self
      observer = Observer { [weak self] in self?.follow() }
    }

    /// Makes the screens follow the path; those of the part that stays are kept.
    private func follow() {
      let path = read()
      guard path != shown.map(\.route) else { return }
      let kept = zip(shown, path).prefix { $0.route == $1 }.map(\.0)
      shown = kept + path.dropFirst(kept.count).map { (route: $0, controller: screen($0)) }
      let root = navigationController.viewControllers.prefix(1)
      navigationController.setViewControllers(
        root + shown.map(\.controller),
        animated: navigationController.viewIfLoaded?.window != nil
      )
    }
  }
}

extension Path.StackPresenter: UINavigationControllerDelegate {
  /// The user has gone back, by button, swipe or tab: the path follows.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let stack = navigationController.viewControllers
    let left = shown.prefix { stack.contains($0.controller) }
    // A path that has changed meanwhile is about to be followed.
    guard left.count < shown.count, read() == shown.map(\.route) else { return }
    shown = Array(left)
    write(left.map(\.route))
  }
}
