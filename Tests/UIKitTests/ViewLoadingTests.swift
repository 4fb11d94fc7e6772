import Testing
import UIKit

extension OneWorld {
  /// "View loading" of the list of behaviours.
  @MainActor
  struct ViewLoadingTests {
    // DOC: `view` is lazy: first use runs `loadView()` then `viewDidLoad()`, once.
    @Test func firstUseOfViewLoadsItOnce() {
      let phone = Phone()
      let a = A()
      #expect(phone.log == [])
      _ = a.view
      _ = a.view
      #expect(phone.log == ["A.loadView", "A.viewDidLoad"])
    }

    // DOC: `isViewLoaded` and `viewIfLoaded` do not load.
    @Test func askingWhetherTheViewIsLoadedDoesNotLoadIt() {
      let phone = Phone()
      let a = A()
      #expect(!a.isViewLoaded)
      #expect(a.viewIfLoaded == nil)
      #expect(phone.log == [])
    }

    // LOG: assigning `view` does not run `viewDidLoad()`.
    @Test func assigningViewDoesNotRunViewDidLoad() {
      let phone = Phone()
      let a = A()
      a.view = UIView()
      _ = a.view
      #expect(a.isViewLoaded)
      #expect(phone.log == [])
    }

    // LOG: `init` must not touch `view`: what `viewDidLoad` needs is not there yet.
    @Test func touchingViewInInitRunsViewDidLoadBeforeInitHasEnded() {
      final class Hasty: UIViewController {
        var order: [String] = []
        init() {
          super.init(nibName: nil, bundle: nil)
          _ = view
          order.append("init ended")
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { order.append("viewDidLoad") }
      }
      #expect(Hasty().order == ["viewDidLoad", "init ended"])
    }

    // MEM: a container off the window only changes its arrays; it loads nothing.
    @Test func containerOffTheWindowLoadsNothing() {
      let phone = Phone()
      let navigation = UINavigationController(rootViewController: A())
      navigation.pushViewController(B(), animated: true)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, C()]
      phone.runtime.settle()
      #expect(!navigation.isViewLoaded && !tabs.isViewLoaded)
      #expect(navigation.viewControllers.allSatisfy { !$0.isViewLoaded })
      #expect(!phone.log.contains { $0.contains("load") })
    }

    @Test func aLoadViewThatSetsNoViewIsAFault() {
      final class Forgetful: UIViewController {
        override func loadView() {}
      }
      let phone = Phone()
      Forgetful().loadViewIfNeeded()
      #expect(phone.runtime.fault != nil)
    }
  }
}
