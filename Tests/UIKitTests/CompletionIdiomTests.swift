import Testing
import UIKit

extension OneWorld {
  /// Public code adds its completion to the coordinator right after the call, before any layout pass:
  /// the usual way to be told when a push or pop has ended.
  @MainActor
  struct CompletionIdiomTests {
    private let a = A()
    private let b = B()
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
      navigation = UINavigationController(rootViewController: a)
      phone = Phone(showing: navigation)
    }

    /// Runs a closure when what was just asked for has ended; at once if nothing is animated.
    private func afterTransition(of controller: UIViewController, _ action: @escaping () -> Void) {
      guard let coordinator = controller.transitionCoordinator else { return action() }
      coordinator.animate(alongsideTransition: nil) { _ in action() }
    }

    @Test func completionOfAPushRunsWhenItHasEnded() {
      navigation.pushViewController(b, animated: true)
      var hasEnded = false
      afterTransition(of: navigation) { hasEnded = true }
      phone.runtime.turn()
      #expect(!hasEnded)
      phone.runtime.settle()
      #expect(hasEnded)
    }

    @Test func completionOfAPopRunsWhenItHasEnded() {
      navigation.pushViewController(b, animated: false)
      phone.runtime.settle()
      navigation.popViewController(animated: true)
      var visible: UIViewController?
      afterTransition(of: navigation) { visible = navigation.visibleViewController }
      #expect(visible == nil)
      phone.runtime.settle()
      #expect(visible === a)
    }

    @Test func coordinatorOfWhatWaitsKnowsWhoGoesAndWhoComes() {
      navigation.pushViewController(b, animated: true)
      #expect(navigation.transitionCoordinator?.viewController(forKey: .from) === a)
      #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === b)
    }

    @Test func whatIsNotAnimatedHasNoCoordinator() {
      navigation.pushViewController(b, animated: false)
      #expect(navigation.transitionCoordinator == nil)
    }

    @Test func completionStillRunsWhenTheWishIsTakenBackInTheSameTurn() {
      navigation.pushViewController(b, animated: true)
      var hasEnded = false
      afterTransition(of: navigation) { hasEnded = true }
      navigation.popViewController(animated: false)
      phone.runtime.settle()
      #expect(hasEnded)
      #expect(navigation.transitionCoordinator == nil)
    }

    @Test func animationsAddedBeforeTheStartBeginWithIt() {
      navigation.pushViewController(b, animated: true)
      var hasBegun = false
      _ = navigation.transitionCoordinator?
        .animate(alongsideTransition: { _ in hasBegun = true }, completion: nil)
      #expect(!hasBegun)
      phone.runtime.turn()
      #expect(hasBegun)
    }
  }
}
