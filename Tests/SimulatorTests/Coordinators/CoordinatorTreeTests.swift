import Introspection
import Simulator
import Testing
import UIKit

/// A scene delegate that holds whatever a test gives it.
private final class AnyDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var held: Any?

  init(_ held: Any?) { self.held = held }
}

private class Flow {
  var childCoordinators: [Flow] = []
}

extension AppTests {
  @MainActor struct CoordinatorTreeTests {
    private func tree(holding held: Any?) -> CoordinatorTree {
      Simulator(AnyDelegate(held)).tree
    }

    @Test func anAppWithoutACoordinatorHasNoTree() {
      let tree = tree(holding: [1, 2])
      #expect(tree.root == nil)
      #expect(tree.names.isEmpty)
      #expect(
        tree.description
          == "No coordinator is alive: one would be an object with childCoordinators."
      )
    }

    @Test func followsChildrenInOrder() {
      final class Root: Flow {}
      final class First: Flow {}
      final class Second: Flow {}
      let root = Root()
      root.childCoordinators = [First(), Second()]
      root.childCoordinators[0].childCoordinators = [Second()]
      let tree = tree(holding: root)
      #expect(tree.names == ["Root", "Root/First", "Root/First/Second", "Root/Second"])
      #expect(tree.nodes(named: "Second").count == 2)
      #expect(
        tree.description == """
          Root
          ├─ First
          │  ╰─ Second
          ╰─ Second
          """
      )
    }

    @Test func aChildThatIsHeldTwiceIsThereTwice() {
      let (root, child) = (Flow(), Flow())
      root.childCoordinators = [child, child]
      #expect(tree(holding: root).names == ["Flow", "Flow/Flow", "Flow/Flow"])
    }

    @Test func aChildThatStoresNoChildrenOfItsOwnHasItsScreens() {
      final class Screen: UIViewController { var flow: Leaf? }
      final class Leaf { var childCoordinators: [AnyObject] { [] } }
      @MainActor final class Root {
        var childCoordinators: [AnyObject] = []
        let screen = Screen()
      }
      let (root, leaf) = (Root(), Leaf())
      root.childCoordinators = [leaf]
      root.screen.flow = leaf
      let delegate = AnyDelegate(root)
      let app = Simulator(delegate)
      delegate.window = UIWindow()
      delegate.window?.rootViewController = root.screen
      delegate.window?.makeKeyAndVisible()
      #expect(app.tree.root?.controllers == [])
      #expect(app.tree.nodes(named: "Leaf").map(\.controllers) == [["Screen"]])
    }

    @Test func aParentAmongItsOwnChildrenDoesNotHangIt() {
      let (root, child) = (Flow(), Flow())
      root.childCoordinators = [child]
      child.childCoordinators = [root, child]
      #expect(tree(holding: root).names == ["Flow", "Flow/Flow"])
      child.childCoordinators = []
    }

    @Test func aTangleOfSharedChildrenDoesNotHangIt() {
      var flows = [Flow()]
      for _ in 0..<64 {
        let flow = Flow()
        flow.childCoordinators = [flows[0], flows[0]]
        flows.insert(flow, at: 0)
      }
      #expect(tree(holding: flows[0]).names.count == 1 + 2 * 64)
    }

    @Test func findsChildrenInOddPlaces() {
      enum Slot { case empty, filled(Flow) }
      final class ByName { var childCoordinators: [String: any AnyObject] = [:] }
      final class ByCase { var childCoordinators = Slot.empty }
      final class Optional { var childCoordinators: [Flow?]? }
      final class Lazy { lazy var childCoordinators: [Any] = [] }
      let (name, slot, optional, lazy) = (ByName(), ByCase(), Optional(), Lazy())
      name.childCoordinators = ["flow": Flow()]
      slot.childCoordinators = .filled(Flow())
      optional.childCoordinators = [nil, Flow()]
      #expect(tree(holding: name).names == ["ByName", "ByName/Flow"])
      #expect(tree(holding: slot).names == ["ByCase", "ByCase/Flow"])
      #expect(tree(holding: optional).names == ["Optional", "Optional/Flow"])
      #expect(tree(holding: lazy).names == ["Lazy"])
      lazy.childCoordinators = [Flow(), 3]
      #expect(tree(holding: lazy).names == ["Lazy", "Lazy/Flow"])
    }

    @Test func weakChildrenAreNoChildren() {
      struct Weak { weak var flow: Flow? }
      final class Root { var childCoordinators: [Weak] = [] }
      let (root, child) = (Root(), Flow())
      root.childCoordinators = [Weak(flow: child)]
      #expect(tree(holding: [root, child] as [AnyObject]).names == ["Root"])
    }

    @Test func tellsHowCoordinatorsReferToEachOther() {
      final class Child: Flow {
        weak var delegate: Flow?
        unowned let parent: Flow
        var onDone: (() -> Void)?
        var again: Flow?
        init(_ parent: Flow) { self.parent = parent }
      }
      let root = Flow()
      let child = Child(root)
      root.childCoordinators = [child]
      child.delegate = root
      child.onDone = { [root] in root.childCoordinators = [] }
      child.again = root
      let references = tree(holding: root).nodes(named: "Child").flatMap(\.references)
      #expect(references.map(\.property) == ["delegate", "parent", "onDone", "again"])
      #expect(references.map(\.hold) == [.weak, .unowned, .strong, .strong])
      #expect(references.map(\.isCapture) == [false, false, true, false])
      child.onDone = nil
      child.again = nil
    }

    @Test func aThousandCoordinatorsAreNoTrouble() {
      let root = Flow()
      root.childCoordinators = (0..<1_000).map { _ in Flow() }
      #expect(tree(holding: root).names.count == 1_001)
    }

    @Test func aLongChainIsNoTrouble() {
      let root = Flow()
      var last = root
      for _ in 0..<200 {
        let next = Flow()
        last.childCoordinators = [next]
        last = next
      }
      #expect(tree(holding: root).names.count == 201)
    }
  }
}
