import Testing
import UIKit

extension OneWorld {
  /// VillageCoreUI (UIViewController+SimpleTransition.swift) and the root containers of many apps
  /// replace one child by another this way.
  @Suite @MainActor struct ChildTransitionTests {
    private let container = A()
    private let old = B()
    private let new = C()
    private let phone: Phone

    init() {
      phone = Phone(showing: container)
      container.addChild(old)
      container.view.addSubview(old.view)
      old.didMove(toParent: container)
      phone.runtime.settle()
    }

    private func replace(completion: @escaping (Bool) -> Void = { _ in }) {
      container.addChild(new)
      old.willMove(toParent: nil)
      container.transition(from: old, to: new, duration: 0.3, animations: nil) { isFinished in
        old.removeFromParent()
        new.didMove(toParent: container)
        completion(isFinished)
      }
    }

    @Test func childrenAreToldInOrder() {
      #expect(
        phone.log { replace() } == [
          "C.willMove(toParent: A)", "B.viewWillDisappear", "C.loadView", "C.viewDidLoad",
          "C.viewWillAppear", "C.viewIsAppearing", "B.viewDidDisappear", "C.viewDidAppear",
          "B.didMove(toParent: nil)",
        ]
      )
    }

    @Test func oldViewStaysUntilTheEnd() {
      var isFinished = false
      replace { isFinished = $0 }
      phone.runtime.advance(by: .milliseconds(100))
      #expect(old.view.superview === container.view && new.view.superview === container.view)
      phone.runtime.settle()
      #expect(old.view.superview == nil && isFinished)
      #expect(container.children == [new])
    }

    @Test func strangerRaises() {
      container.transition(from: old, to: new, duration: 0.3, animations: nil)
      #expect(phone.runtime.fault?.reason.contains("common parent view controller") == true)
      #expect(new.viewIfLoaded == nil)
    }

    @Test func containerOutOfSightTellsNobody() {
      let hidden = A()
      hidden.addChild(old)
      hidden.view.addSubview(old.view)
      hidden.addChild(new)
      let log = phone.log {
        hidden.transition(from: old, to: new, duration: 0, animations: nil)
      }
      #expect(log == ["C.loadView", "C.viewDidLoad"])
    }
  }
}
