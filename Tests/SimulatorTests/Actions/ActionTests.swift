import Simulator
import Testing
import UIKit

extension AppTests {
  @MainActor struct ActionTests {
    private let app = Simulator(SceneDelegate())

    @Test func launchesAsIOSDoes() {
      #expect(app.stack == ["Sign in"])
      #expect(app.window?.rootViewController is UINavigationController)
      #expect(app.callbacks.contains("FormController.viewDidAppear"))
      #expect(UIApplication.shared.connectedScenes.count == 1)
      #expect(Simulator.current === app)
    }

    @Test func readsTheScreen() {
      #expect(app.screen.title == "Sign in")
      #expect(app.screen.texts == ["Please sign in."])
      #expect(app.screen.fields.map(\.label) == ["Name", "Password"])
      #expect(app.screen.buttons == ["Log in", "Register"])
    }

    @Test func typesAndTaps() throws {
      try app.type("ada", into: "Name")
      #expect(app.screen.fields.first?.text == "ada")
      try app.tap("Log in")
      #expect(app.stack == ["Members"])
      try app.selectRow("Ada")
      #expect(app.stack == ["Members", "Ada"])
      #expect(app.screen.backLabel == "Members")
      try app.back()
      #expect(app.stack == ["Members"])
    }

    @Test func twoTapsLandBeforeTheAppReacts() throws {
      try app.tap("Log in")
      try app.tap("Grace", times: 2)
      #expect(app.stack == ["Members", "Grace", "Grace"])
    }

    @Test func aSwipeGoesBackUnlessItIsLetGo() throws {
      try app.tap("Log in")
      try app.tap("Ada")
      try app.swipeBack(.halfwayAndLetGo)
      #expect(app.stack == ["Members", "Ada"])
      try app.swipeBack()
      #expect(app.stack == ["Members"])
    }

    @Test func aSheetGoesDownUnlessItIsLetGo() throws {
      try app.tap("Log in")
      try app.tap("Settings")
      #expect(app.screen.isSheet)
      #expect(app.stack == ["Settings"])
      try app.swipeDown(.halfwayAndLetGo)
      #expect(app.screen.isSheet)
      try app.swipeDown()
      #expect(app.stack == ["Members"])
    }

    @Test func anAlertTakesAllTaps() throws {
      try app.tap("Log in")
      try app.tap("Settings")
      try app.tap("Sign out")
      #expect(app.screen.alert?.title == "Sign out?")
      #expect(app.screen.labels == ["Stay", "Sign out"])
      #expect(app.stack == ["Settings"])
      #expect(throws: ActionError.noBackSwipe(reason: "an alert is in front")) {
        try app.swipeBack()
      }
      try app.tap("Stay")
      #expect(app.screen.alert == nil)
      try app.tap("Sign out")
      try app.tap("Sign out")
      #expect(app.stack == ["Sign in"])
    }

    @Test func linksComeInColdAndWarm() throws {
      try app.open("club://members")
      #expect(app.stack == ["Sign in", "members"])
      app.relaunch()
      #expect(app.stack == ["Sign in"])
      app.relaunch(opening: URL(string: "club://ada"))
      #expect(app.stack == ["Sign in", "ada"])
    }

    @Test func anAlertCanBeTypedInto() throws {
      let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "New name" }
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      app.visibleController?.present(alert, animated: false)
      app.advance(by: .zero)
      try app.type("Ada", into: "New name")
      #expect(app.screen.alert?.fields.map(\.text) == ["Ada"])
    }

    @Test func asynchronousCodeRunsWhenTheAppSettles() async throws {
      let later = FormController(
        "Later",
        [
          button("Load") { [weak navigation = app.navigationController] in
            Task {
              let title = await Task.detached { "Loaded" }.value
              navigation?.pushViewController(FormController(title, []), animated: true)
            }
          }
        ]
      )
      app.navigationController?.pushViewController(later, animated: false)
      app.advance(by: .zero)
      try app.tap("Load")
      #expect(app.stack == ["Sign in", "Later"])
      await app.settle()
      #expect(app.stack == ["Sign in", "Later", "Loaded"])
    }

    @Test func aRelaunchFreesTheOldRunBeforeTheNewBegins() {
      final class Counting: UIResponder, UIWindowSceneDelegate {
        static var alive = 0
        static var mostAlive = 0
        override init() {
          super.init()
          Self.alive += 1
          Self.mostAlive = max(Self.mostAlive, Self.alive)
        }
        isolated deinit { Self.alive -= 1 }
      }
      let app = Simulator(Counting())
      app.relaunch()
      #expect(Counting.mostAlive == 1)
    }

    @Test func anAppIsEndedInTheBackground() throws {
      final class Telling: UIResponder, UIWindowSceneDelegate {
        static var news: [String] = []
        func sceneWillResignActive(_ scene: UIScene) { Self.news.append("resign") }
        func sceneDidEnterBackground(_ scene: UIScene) { Self.news.append("background") }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
          Self.news.append("save")
          return NSUserActivity(activityType: "shop")
        }
      }
      let app = Simulator(Telling())
      app.relaunch()
      #expect(Telling.news == ["resign", "background", "save"])
      try app.leave()
      app.relaunch()
      #expect(Telling.news.count == 6, "one that is there already is not sent there again")
    }

    @Test func aCrashedAppTakesNoActionsUntilItIsRelaunched() throws {
      let app = Simulator(SceneDelegate(.pushesTwice))
      try app.tap("Log in")
      let fault = try #require(app.fault)
      #expect(fault.contains("more than once"))
      #expect(throws: ActionError.crashed(reason: fault)) { try app.back() }
      app.relaunch()
      #expect(app.fault == nil)
      #expect(app.stack == ["Sign in"])
    }
  }
}

extension AppTests {
  @MainActor struct TabTests {
    private let app = Simulator(TabsDelegate())

    // DOC (hidesBottomBarWhenPushed): hidden until the controller is popped.
    @Test func aPushedControllerCanHideTheTabBar() throws {
      try app.tap("More")
      app.navigationController?.viewControllers.last?.hidesBottomBarWhenPushed = true
      #expect(app.screen.tabs.isEmpty)
      #expect(throws: ActionError.noTab(label: "Profile", available: [])) {
        try app.selectTab("Profile")
      }
      try app.back()
      #expect(app.screen.tabs.count == 2)
    }

    @Test func aTabKeepsItsStackAndASecondTapPopsIt() throws {
      try app.tap("More")
      try app.selectTab("Profile")
      #expect(app.stack == ["Profile"])
      try app.selectTab("Home")
      #expect(app.stack == ["Home", "More"])
      try app.selectTab("Home")
      #expect(app.stack == ["Home"])
      #expect(app.leaked.isEmpty)
    }

    @Test func stacksBelongToTabs() throws {
      try app.tap("More")
      #expect(
        app.drawing(.stacks) == [
          "Window, tab \"Home\": stack, in front",
          "  2  More  FormController",
          "  1  Home  FormController",
          "Window, tab \"Profile\": stack",
          "  1  Profile  FormController",
        ]
      )
    }

    @Test func theTreeTellsUnownedParents() {
      #expect(
        app.drawing(.tree, columns: 40) == [
          "TabsCoordinator",
          "├─ TabCoordinator: FormController",
          "│     parent ╌╌> TabsCoordinator",
          "│       (unowned)",
          "╰─ TabCoordinator: FormController",
          "      parent ╌╌> TabsCoordinator",
          "        (unowned)",
        ]
      )
    }

    @Test func anUnknownTabNamesWhatIsThere() {
      #expect(throws: ActionError.noTab(label: "Hoem", available: ["Home", "Profile"])) {
        try app.selectTab("Hoem")
      }
    }
  }
}
