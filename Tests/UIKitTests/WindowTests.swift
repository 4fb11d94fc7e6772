import Testing
import UIKit

extension OneWorld {
  /// "Window" of the list of behaviours.
  @MainActor
  struct WindowTests {
    // DOC: `rootViewController` installs its view and removes the old hierarchy.
    @Test func newRootReplacesTheOldHierarchy() {
      let (a, b) = (A(), B())
      let phone = Phone(showing: a)
      let log = phone.log { phone.window.rootViewController = b }
      #expect(a.view.window == nil && b.view.window === phone.window)
      #expect(
        log == [
          "A.viewWillDisappear", "A.viewDidDisappear", "B.loadView", "B.viewDidLoad",
          "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
        ]
      )
    }

    @Test func oldRootIsFreed() {
      weak var old: UINavigationController?
      let phone: Phone
      do {
        let navigation = UINavigationController(rootViewController: A())
        old = navigation
        phone = Phone(showing: navigation)
        navigation.pushViewController(B(), animated: true)
        phone.runtime.turn()
      }
      #expect(old != nil)
      phone.window.rootViewController = C()
      #expect(old == nil)
    }

    // LOG: what the old root presented leaks unless dismissed first.
    @Test(arguments: [true, false]) func presentedLeaksWithItsRootUnlessDismissed(isDismissed: Bool)
    {
      weak var root: A?
      weak var presented: P?
      let phone: Phone
      do {
        let (a, p) = (A(), P())
        (root, presented) = (a, p)
        phone = Phone(showing: a)
        a.present(p, animated: false)
        phone.runtime.settle()
        if isDismissed {
          a.dismiss(animated: false)
          phone.runtime.settle()
        }
      }
      phone.window.rootViewController = B()
      phone.runtime.settle()
      #expect((root == nil) == isDismissed)
      #expect((presented == nil) == isDismissed)
      #expect(
        (presented?.viewIfLoaded?.window == nil) == isDismissed,
        "the old sheet is still seen"
      )
      Runtime.reset()
      #expect(root == nil && presented == nil)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .automatic])
    func replacedRootDoesNotComeBackWhenWhatItPresentedGoes(style: UIModalPresentationStyle) {
      let (a, b, p) = (A(), B(), P())
      let phone = Phone(showing: a)
      p.modalPresentationStyle = style
      a.present(p, animated: false)
      phone.runtime.settle()
      phone.window.rootViewController = b
      phone.runtime.settle()
      #expect(
        phone.log { p.dismiss(animated: true) } == ["P.viewWillDisappear", "P.viewDidDisappear"]
      )
      #expect(a.view.window == nil && b.view.window === phone.window)
    }

    // The scene delegate must hold the window.
    @Test func windowWithoutAnOwnerIsFreed() {
      let phone = Phone()
      weak var lost: UIWindow?
      do {
        let window = UIWindow(windowScene: phone.scene)
        window.rootViewController = A()
        window.makeKeyAndVisible()
        lost = window
      }
      #expect(lost == nil)
      #expect(phone.scene.windows == [phone.window])
      #expect(phone.runtime.windows == [])
    }

    @Test func windowIsHiddenUntilItIsMadeVisible() {
      let phone = Phone()
      #expect(phone.window.isHidden && !phone.window.isKeyWindow)
      phone.window.makeKeyAndVisible()
      #expect(!phone.window.isHidden && phone.window.isKeyWindow)
      #expect(phone.scene.keyWindow === phone.window)
    }

    @Test func windowShownBeforeItsContentTakesItInAtTheNextTurn() {
      let phone = Phone()
      let navigation = UINavigationController()
      phone.window.rootViewController = navigation
      phone.window.makeKeyAndVisible()
      navigation.setViewControllers([A()], animated: true)
      phone.clear()
      #expect(
        phone.logOfTurn() == [
          "UINavigationController.viewIsAppearing", "A.loadView", "A.viewDidLoad",
          "A.viewWillAppear", "A.viewIsAppearing", "UINavigationController.viewDidAppear",
          "A.viewDidAppear", "A.didMove(toParent: UINavigationController)",
        ]
      )
    }

    @Test func hiddenWindowLoadsNothing() {
      let phone = Phone()
      phone.window.rootViewController = A()
      phone.runtime.settle()
      #expect(phone.log == [])
    }

    @Test func responderChainLeadsFromTheViewToTheApplication() {
      let a = A()
      let navigation = UINavigationController(rootViewController: a)
      let phone = Phone(showing: navigation)
      let button = UIButton()
      a.view.addSubview(button)
      var chain: [UIResponder] = []
      var next = button.next
      while let present = next {
        chain.append(present)
        next = present.next
      }
      #expect(
        chain == [
          a.view, a, navigation.view, navigation, phone.window, phone.scene, UIApplication.shared,
        ]
      )
    }
  }
}
