import UIKit

extension ClosureRouter {
  /// How an onboarding ends.
  enum OnboardingOutcome {
    case seen
    case left
  }

  /// Shows a new reader how the library works, on top of another flow's stack.
  final class OnboardingCoordinator: Coordinator<OnboardingOutcome> {
    private let router: Router

    init(router: Router) { self.router = router }

    override func start() {
      router.push(screen(for: .welcome)) { [weak self] in self?.finish(.left) }
    }

    private func goOn(after page: WelcomePage) {
      guard let next = page.next else { return finish(.seen) }
      router.push(screen(for: next))
    }

    private func screen(for page: WelcomePage) -> UIViewController {
      let screen = WelcomeViewController(page: page)
      screen.onNext = { [weak self, weak screen] in
        guard let self, router.topViewController === screen else { return }
        goOn(after: page)
      }
      return screen
    }
  }
}
