import Testing
import UIKit

extension OneWorld.Scenarios {
  /// A launch with a navigation controller as the window's root.
  @MainActor
  struct LaunchScenario {
    private let stage = Stage()

    @Test func firstControllerIsLoadedAndShownOnce() {
      let navigation = launch()
      stage.expect(
        .sequence(
          "A.willMove(toParent: nav)",  // U71 L5
          "A.loadView",  // U8
          "A.viewDidLoad",  // U8 L1
          "A.viewWillAppear(_)",  // L1
          .anyOrder(
            .sequence(
              "A.viewIsAppearing(_)",  // D5
              "A.viewDidAppear(_)"  // L1
            ),
            .sequence(
              "nav.delegate.willShow(A)",  // U31 L1
              .times(1...2, "nav.delegate.didShow(A)")  // U31 L1 S4
            )
          )
        )
        .floating(
          .optional("A.didMove(toParent: nav)")  // OPEN
        )
        .ordered("nav.delegate.willShow(A)", "A.viewDidAppear(_)")  // L1
        .ordered("A.willMove(toParent: nav)", "A.didMove(toParent: nav)")  // U71
      )
      #expect(navigation?.viewControllers.roles == ["A"])  // U13
      #expect(navigation?.topViewController?.parent === navigation)  // U72
      #expect(navigation?.topViewController?.navigationController === navigation)  // U72
    }

    private func launch() -> UINavigationController? {
      stage.step {
        let navigation = UINavigationController(rootViewController: stage.make(A.self))
        navigation.delegate = stage.witness("nav.delegate")
        #expect(navigation.topViewController?.isViewLoaded == false)  // U10
        stage.window.rootViewController = navigation
        stage.window.makeKeyAndVisible()
      }
      return stage.window.rootViewController as? UINavigationController
    }
  }
}
