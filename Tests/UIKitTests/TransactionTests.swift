import Testing
import UIKit

extension OneWorld {
  /// XCoordinator (Sources/XCoordinator/TransitionPerformer+Navigation.swift) and many extensions of
  /// navigation controllers learn of the end of a push from a transaction.
  @Suite @MainActor struct TransactionTests {
    private let a = A()
    private let b = B()
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
      navigation = UINavigationController(rootViewController: a)
      phone = Phone(showing: navigation)
    }

    private func push(animated: Bool, completion: @escaping () -> Void) {
      CATransaction.begin()
      CATransaction.setCompletionBlock(completion)
      navigation.pushViewController(b, animated: animated)
      CATransaction.commit()
    }

    @Test func completionOfAPushComesWhenItHasEnded() {
      var seen: [String] = []
      push(animated: true) { seen = phone.log }
      phone.runtime.advance(by: .milliseconds(100))
      #expect(seen.isEmpty)
      phone.runtime.settle()
      #expect(seen.contains("B.viewDidAppear"))
    }

    @Test func completionOfAPushWithoutAnimationComesInTheNextTurn() {
      var seen: [String] = []
      push(animated: false) { seen = phone.log }
      #expect(seen.isEmpty)
      phone.runtime.turn()
      #expect(seen.contains("B.viewDidAppear"))
    }

    @Test func completionComesAtOnceWhenNothingMoves() {
      var isComplete = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isComplete = true }
      CATransaction.commit()
      #expect(isComplete)
    }

    @Test func innerGroupHasItsOwnCompletion() {
      var order: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { order.append("outer") }
      push(animated: true) { order.append("inner") }
      #expect(CATransaction.completionBlock() != nil)
      CATransaction.commit()
      phone.runtime.settle()
      #expect(order == ["inner", "outer"])
      #expect(CATransaction.completionBlock() == nil)
    }
  }
}
