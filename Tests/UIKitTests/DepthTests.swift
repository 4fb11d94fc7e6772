import Testing

@testable import UIKit

extension OneWorld {
  /// What a change costs must not grow with what is there already.
  @MainActor
  struct DepthTests {
    private let clock = ContinuousClock()

    /// The shortest of several runs, so that a pause of the machine does not count.
    private func shortest(_ runs: Int = 5, _ body: () -> Void) -> Duration {
      (0..<runs).map { _ in clock.measure(body) }.min() ?? .zero
    }

    @Test func pushAndPopCostTheSameOnADeepStack() {
      let (shallow, deep) = (stack(of: 10), stack(of: 20_000))
      let b = B()
      let pushAndPop = { (navigation: UINavigationController) in
        for _ in 0..<200 {
          navigation.pushViewController(b, animated: false)
          navigation.popViewController(animated: false)
        }
      }
      let reference = shortest { pushAndPop(shallow) }
      #expect(shortest { pushAndPop(deep) } < reference * 10)
    }

    @Test func addingAndRemovingAChildCostTheSameAmongMany() {
      let (few, many) = (A(), A())
      for _ in 0..<20_000 { many.addChild(UIViewController()) }
      let child = B()
      let addAndRemove = { (parent: UIViewController) in
        for _ in 0..<200 {
          parent.addChild(child)
          child.removeFromParent()
        }
      }
      let reference = shortest { addAndRemove(few) }
      #expect(shortest { addAndRemove(many) } < reference * 10)
    }

    /// A benchmark of a million pushes and pops out of sight found 16 MB left behind.
    @Test func pushAndPopOutOfSightLeaveNothingBehind() {
      let navigation = UINavigationController(rootViewController: A())
      let waiting = navigation.entering.count
      navigation.pushViewController(B(), animated: true)
      navigation.popViewController(animated: true)
      #expect(navigation.entering.count == waiting)
    }

    @Test func deepStackIsTakenDownWithoutOverflow() {
      weak var freed: UINavigationController?
      do {
        let navigation = stack(of: 30_000)
        freed = navigation
      }
      #expect(freed == nil)
    }

    private func stack(of depth: Int) -> UINavigationController {
      let navigation = UINavigationController()
      for _ in 0..<depth { navigation.pushViewController(UIViewController(), animated: false) }
      Runtime.reset()
      return navigation
    }
  }
}
