import UIKit

extension Delegates {
  /// What an `OnboardingCoordinator` tells its parent.
  @MainActor
  protocol OnboardingCoordinatorDelegate: AnyObject {
    /// The reader has seen all pages; the child has nothing more to do.
    func onboardingCoordinatorDidFinish(_ child: OnboardingCoordinator)
  }

  /// Shows a new reader how the library works, on top of the parent's stack.
  ///
  /// The parent notices when the reader goes back.
  @MainActor
  final class OnboardingCoordinator: Coordinator {
    var childCoordinators: [any Coordinator] = []
    weak var delegate: (any OnboardingCoordinatorDelegate)?
    let reader: String
    private let navigationController: UINavigationController

    init(reader: String, navigationController: UINavigationController) {
      self.reader = reader
      self.navigationController = navigationController
    }

    func start() { show(.welcome) }

    private func show(_ page: WelcomePage) {
      let screen = WelcomeViewController(page: page)
      screen.onNext = { [weak self, weak screen] in
        guard let self, navigationController.topViewController === screen else { return }
        goOn(after: page)
      }
      navigationController.pushViewController(screen, animated: true)
    }

    private func goOn(after page: WelcomePage) {
      if let next = page.next {
        show(next)
      } else {
        delegate?.onboardingCoordinatorDidFinish(self)
      }
    }
  }
}
