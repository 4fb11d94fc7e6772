import Testing
import UIKit

extension OneWorld {
  /// Virtual time: `turn()`, `advance(by:)`, `settle()`.
  @MainActor
  struct TimeTests {
    private let phone = Phone(showing: A())

    @Test func animationsChangeAtOnceAndCompleteWhenTheirTimeHasPassed() {
      let view = UIView()
      var isFinished: Bool?
      UIView.animate(withDuration: 0.2, delay: 0.1, animations: { view.alpha = 0 }) {
        isFinished = $0
      }
      #expect(view.alpha == 0 && isFinished == nil)
      phone.runtime.advance(by: .milliseconds(299))
      #expect(isFinished == nil)
      phone.runtime.advance(by: .milliseconds(1))
      #expect(isFinished == true)
    }

    @Test func whatIsDueHappensInOrderOfTimeAndThenOfRequest() {
      var order: [String] = []
      for (name, duration) in [("late", 0.3), ("first", 0.1), ("second", 0.1)] {
        UIView.animate(withDuration: duration, animations: {}) { _ in order.append(name) }
      }
      phone.runtime.advance(by: .seconds(1))
      #expect(order == ["first", "second", "late"])
      #expect(phone.runtime.now == .seconds(1))
    }

    @Test func turnDoesNotMoveTime() {
      phone.runtime.turn()
      #expect(phone.runtime.now == .zero)
    }

    @Test func settlingMovesTimeNoFartherThanNeeded() {
      UIView.animate(withDuration: 0.25, animations: {}, completion: { _ in })
      #expect(!phone.runtime.isSettled)
      phone.runtime.settle()
      #expect(phone.runtime.isSettled && phone.runtime.now == .milliseconds(250))
    }

    @Test func endlessAnimationIsGivenUpWithAWarning() {
      func again() {
        UIView.animate(withDuration: 1, animations: {}) { _ in again() }
      }
      again()
      phone.runtime.settle()
      #expect(
        phone.runtime.warnings == [
          "The app did not settle: something starts again whenever it ends."
        ]
      )
      #expect(phone.runtime.now <= .seconds(600))
    }

    @Test func endlessLayoutIsGivenUpWithAWarning() {
      final class Restless: UIView {
        override func layoutSubviews() { setNeedsLayout() }
      }
      phone.window.addSubview(Restless())
      phone.runtime.settle()
      #expect(phone.runtime.warnings.count == 1)
    }

    @Test func callbacksBearTheirTime() {
      let navigation = UINavigationController(rootViewController: A())
      let phone = Phone(showing: navigation)
      let b = B()
      navigation.pushViewController(b, animated: true)
      phone.runtime.settle()
      let appeared = phone.runtime.callbacks.first { $0.name == "viewDidAppear" }
      #expect(appeared?.subject == "B" && appeared?.identity == ObjectIdentifier(b))
      #expect(appeared?.time == .milliseconds(350))
    }

    @Test func subclassThatForgetsSuperIsInTheLog() {
      final class Silent: UIViewController {
        override func viewDidLoad() {}
        override func viewWillAppear(_ animated: Bool) {}
      }
      let phone = Phone()
      phone.window.rootViewController = Silent()
      #expect(
        phone.logAtOnce { phone.window.makeKeyAndVisible() } == [
          "Silent.loadView", "Silent.viewDidLoad", "Silent.viewWillAppear",
        ]
      )
    }

    @Test func resetBeginsANewWorld() {
      let application = UIApplication.shared
      phone.runtime.advance(by: .seconds(1))
      let fresh = Runtime.reset()
      #expect(fresh === Runtime.current && fresh.now == .zero && fresh.callbacks == [])
      #expect(UIApplication.shared !== application)
    }
  }
}
