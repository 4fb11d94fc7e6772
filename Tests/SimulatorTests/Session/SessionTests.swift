import Channel
import Simulator
import Testing
import UIKit

extension AppTests {
  @MainActor struct SessionTests {
    private let session = Session(Simulator(SceneDelegate()))

    @Test func opensWithScreenAndTreeIn76Columns() async {
      #expect(
        await session.answer() == """
          ╭────────────────────────────────────────────╮
          │                  Sign in                   │
          ├────────────────────────────────────────────┤
          │ Please sign in.                            │
          │ Name: [__________________________________] │
          │ Password: [______________________________] │
          │ ( Log in )                                 │
          │ ( Register ) disabled                      │
          ╰────────────────────────────────────────────╯
          title: Coordinators
          AppCoordinator
          ╰─ AuthCoordinator: FormController
                delegate ╌╌> AppCoordinator (weak)
          """
      )
    }

    @Test func saysWhatChangedIn40ColumnsOfASCII() async {
      #expect(
        await session.answer("tap log in", columns: 40, ascii: true) == """
          changed: The stack is now "Members".
          changed: AuthCoordinator left the tree and was
          changed:   freed.
          changed: MembersCoordinator joined the tree.
          +--------------------------------------+
          |               Members   ( Settings ) |
          +--------------------------------------+
          | Ada                                > |
          | Grace                              > |
          +--------------------------------------+
          title: Coordinators
          AppCoordinator
          `- MembersCoordinator:
               MembersController   (new)
                onSignOut - -> AppCoordinator
                  (weak, by a closure)
          """
      )
    }

    @Test func showsOnlyWhatChanged() async {
      #expect(
        await session.answer("tap Log in", "tap Ada") == """
          changed: Pushed "Ada".
          ╭────────────────────────────────────────────╮
          │ ‹ Members          Ada                     │
          ├────────────────────────────────────────────┤
          │ Ada likes chess.                           │
          ╰────────────────────────────────────────────╯
          """
      )
      #expect(
        await session.reply(to: SessionRequest(command: "back")).lines.first?.text
          == "Popped \"Ada\"."
      )
    }

    @Test func aSwipeLetGoHalfwayLeavesEverythingAsItWas() async {
      #expect(
        await session.answer("tap Log in", "tap Ada", "swipe back halfway")
          == "note: Everything is as it was; UIKit sent 9 callbacks meanwhile (log shows them)."
      )
      #expect(await session.answer("advance 0.5") == "note: Nothing changed.")
    }

    @Test func drawsASheetOverWhatPresentsIt() async {
      #expect(
        await session.answer("tap Log in", "tap Settings", "tap Sign out", "screen") == """
          ╭────────────────────────────────────────────╮
          │                  Members      ( Settings ) │
          ├────────────────────────────────────────────┤
          │ ╭─ sheet ────────────────────────────────╮ │
          │ │                Settings                │ │
          │ ├────────────────────────────────────────┤ │
          │ │ ( Sign out )                           │ │
          │ │   ╭─ alert ────────────────────────╮   │ │
          │ │   │ Sign out?                      │   │ │
          │ │   │ You can come back.             │   │ │
          │ │   ├────────────────────────────────┤   │ │
          │ │   │ ( Stay )                       │   │ │
          │ │   │ ( Sign out )                   │   │ │
          │ │   ╰────────────────────────────────╯   │ │
          │ ╰────────────────────────────────────────╯ │
          ╰────────────────────────────────────────────╯
          """
      )
    }

    @Test func saysThatASheetCameAndWent() async {
      let presented = await session.answer("tap Log in", "tap Settings")
      #expect(presented.hasPrefix("changed: Presented \"Settings\" as a sheet.\n"))
      let dismissed = await session.answer("swipe down")
      #expect(dismissed.hasPrefix("changed: Dismissed \"Settings\", the sheet.\n"))
    }

    @Test func saysThatASheetWentWithoutADismissal() async {
      let app = Simulator(OneScreenDelegate(FormController("Home", [])))
      let session = Session(app)
      let next = button("Leave") { [unowned app] in
        app.window?.rootViewController = FormController("Sign in", [])
      }
      app.window?.rootViewController?.present(FormController("Thanks", [next]), animated: false)
      app.advance(by: .zero)
      let reply = await session.answer("tap Leave")
      #expect(reply.hasPrefix("changed: Gone without a dismissal: \"Thanks\", the sheet.\n"))
    }

    @Test func namesTheClosureThatKeepsACoordinatorAlive() async {
      let session = Session(Simulator(SceneDelegate(.closureCycle)))
      let reply = await session.reply(to: SessionRequest(command: "tap Log in", columns: 200))
      #expect(
        reply.lines.filter { $0.role == .changed }.map(\.text) == [
          "The stack is now \"Members\".",
          "AuthCoordinator left the tree and is still alive: held by a cycle through "
            + "AuthCoordinator.viewModel and the closure SignInViewModel.onDone.",
          "MembersCoordinator joined the tree.",
        ]
      )
      #expect(
        reply.lines.suffix(3).map(\.text) == [
          "╰─ MembersCoordinator: MembersController   (new)",
          "      onSignOut ╌╌> AppCoordinator (weak, by a closure)",
          "AuthCoordinator   (leaked)",
        ]
      )
      let tree = await session.reply(to: SessionRequest(command: "tree", columns: 200))
      #expect(
        tree.lines.suffix(3).map(\.text) == [
          "AuthCoordinator should have been freed and is alive, held by a cycle:",
          "  AuthCoordinator.viewModel ──> SignInViewModel",
          "  SignInViewModel.onDone (a closure) ──> AuthCoordinator",
        ]
      )
    }

    @Test func backgroundAndReturnAreTold() async throws {
      let app = Simulator(SceneDelegate())
      try app.leave()
      #expect(UIApplication.shared.connectedScenes.first?.activationState == .background)
      try app.comeBack()
      #expect(UIApplication.shared.connectedScenes.first?.activationState == .foregroundActive)
    }

    @Test(
      arguments: [
        "tap Log in", "type Ada into Name", "type Ada", "enter", "back", "swipe back", "swipe down",
        "swipe left", "swipe Ada to Delete", "tab Members", "select Ada", "set Volume to 3", "pull",
      ]
    )
    func noFingerReachesAnAppInTheBackground(command: String) async {
      let refusal = "failure: " + ActionError.inBackground.description
      #expect(await session.answer("home", command, columns: 120) == refusal)
      #expect(
        await session.answer("home", command, "resume", "tap Log in")
          .hasPrefix("changed: The stack is now"),
        "it is as it was left"
      )
    }

    @Test func theBackgroundIsToldWithTheWayBack() async {
      #expect(
        await session.answer("home") == "note: The app is in the background; resume brings it back."
      )
      #expect(
        await session.answer("home", "screen")
          .hasPrefix("note: The app is in the background; resume brings this back:")
      )
    }

    @Test(arguments: [40, 60, 76, 120])
    func noLineIsWiderThanTheTerminal(columns: Int) async {
      for command in [
        "help", "help swipe", "tap Log in", "log", "stacks", "why UINavigationController", "tree",
      ] {
        let reply = await session.reply(to: SessionRequest(command: command, columns: columns))
        for line in reply.lines { #expect(line.text.count <= columns) }
      }
    }
  }
}
