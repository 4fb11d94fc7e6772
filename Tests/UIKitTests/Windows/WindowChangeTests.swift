import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Windows that are hidden, shown again, moved and given the keyboard.
  @MainActor
  struct WindowChangeTests {
    private let a = A()
    private let phone = Phone()

    // DOC (isHidden): a hidden window's content is not seen.
    @Test func hiddenWindowTakesItsRootAway() {
      phone.show(a)
      #expect(
        phone.log { phone.window.isHidden = true } == ["A.viewWillDisappear", "A.viewDidDisappear"]
      )
      #expect(a.viewIfLoaded?.window == nil && phone.runtime.windows == [])
      #expect(phone.log { phone.window.isHidden = true } == [])
      #expect(
        phone.log { phone.window.isHidden = false } == [
          "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
        ]
      )
      #expect(phone.log { phone.window.makeKeyAndVisible() } == [], "it is seen already")
      #expect(a.view.window === phone.window)
    }

    @Test func windowsStandInTheOrderOfTheirShowing() {
      let second = UIWindow(windowScene: phone.scene)
      phone.window.makeKeyAndVisible()
      second.isHidden = false
      #expect(phone.runtime.windows == [phone.window, second])
      phone.window.isHidden = true
      phone.window.isHidden = false
      #expect(phone.runtime.windows == [second, phone.window])
    }

    // DOC (makeKey): one window is key at a time.
    @Test func oneWindowIsKey() {
      let second = UIWindow(windowScene: phone.scene)
      phone.window.makeKeyAndVisible()
      second.isHidden = false
      #expect(phone.window.isKeyWindow && !second.isKeyWindow)
      second.makeKeyAndVisible()
      #expect(!phone.window.isKeyWindow && second.isKeyWindow)
      #expect(phone.runtime.keyWindow === second)
      phone.window.makeKey()
      #expect(phone.runtime.keyWindow === phone.window && !second.isKeyWindow)
    }

    // DOC (init(windowScene:), windowScene).
    @Test func windowBelongsToOneScene() {
      let other = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
      #expect(phone.scene.windows == [phone.window] && phone.window.windowScene === phone.scene)
      #expect(phone.window.frame == phone.scene.screen.bounds)
      phone.window.windowScene = other
      #expect(phone.scene.windows == [] && other.windows == [phone.window])
      phone.window.windowScene = nil
      #expect(other.windows == [] && phone.window.next === UIApplication.shared)
      let loose = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      #expect(loose.isHidden && loose.windowScene == nil && loose.bounds.height == 20)
      loose.windowScene = other
      #expect(other.windows == [loose])
    }

    @Test func sceneIsNotOwned() {
      weak var gone: UIWindowScene?
      let window: UIWindow
      do {
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
        gone = scene
        window = UIWindow(windowScene: scene)
      }
      #expect(gone == nil && window.windowScene == nil)
    }

    @Test func rootFillsTheWindowBelowEverythingElse() {
      phone.show(a)
      let banner = UIView()
      phone.window.addSubview(banner)
      let b = B()
      b.view.frame = .zero
      phone.window.rootViewController = b
      #expect(phone.window.subviews == [b.view, banner] && b.view.frame == phone.window.bounds)
    }

    @Test func sameRootAgainChangesNothing() {
      phone.show(a)
      #expect(phone.log { phone.window.rootViewController = a } == [])
      #expect(
        phone.log { phone.window.rootViewController = nil } == [
          "A.viewWillDisappear", "A.viewDidDisappear",
        ]
      )
      #expect(a.view.superview == nil)
    }

    @Test func rootThatIsReplacedBeforeItIsSeenIsNotShown() {
      phone.show(a)
      let (b, c) = (B(), C())
      let log = phone.log {
        phone.window.rootViewController = b
        phone.window.rootViewController = c
      }
      #expect(!log.contains("B.viewIsAppearing") && !log.contains("B.viewDidAppear"))
      #expect(b.view.window == nil && c.view.window != nil)
    }

    @Test func windowWithoutARootMayBeHidden() {
      phone.window.makeKeyAndVisible()
      phone.window.isHidden = true
      phone.window.isHidden = false
      phone.runtime.settle()
      #expect(phone.log == [] && phone.runtime.isSettled)
    }

    @Test func replacedRootIsFreedThoughItsAppearanceHasNotEnded() {
      weak var gone: B?
      phone.show(a)
      do {
        let b = B()
        gone = b
        phone.window.rootViewController = b
        phone.window.layoutIfNeeded()
        phone.window.rootViewController = a
      }
      #expect(gone == nil)
    }

    @Test func levelsAreThoseOfTheSystem() {
      #expect(phone.window.windowLevel == .normal && UIWindow.Level.normal.rawValue == 0)
      #expect(UIWindow.Level.alert.rawValue == 2000)
    }
  }
}
