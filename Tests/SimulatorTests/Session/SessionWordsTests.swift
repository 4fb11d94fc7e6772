import Channel
import Simulator
import Testing
import UIKit

extension AppTests {
  /// What a session answers to a command, in words.
  @MainActor struct SessionWordsTests {
    private let session = Session(Simulator(SceneDelegate()))

    @Test func passesUIKitsWarningsOn() async {
      let text = await session.answer("tap Log in", "tap Ada twice", columns: 200)
      #expect(text.contains("warning: UIKit: Unbalanced calls to begin/end appearance transitions"))
    }

    @Test func aCrashIsSaidInUIKitsWordsUntilARelaunch() async {
      let session = Session(Simulator(SceneDelegate(.pushesTwice)))
      func reply(_ command: String) async -> SessionReply.Line? {
        await session.reply(to: SessionRequest(command: command, columns: 200)).lines.first
      }
      let words =
        "<UINavigationController> is pushing the same view controller instance "
        + "(<FormController>) more than once"
      let crash = await reply("tap Log in")
      #expect(crash?.role == .failure)
      #expect(crash?.text.hasPrefix("The app has crashed: \(words)") == true)
      let later = await reply("tap Log in")
      #expect(later?.role == .failure)
      #expect(later?.text.hasPrefix("The app takes no actions until it is relaunched.") == true)
      #expect(await reply("relaunch")?.text.hasPrefix("The app was ended") == true)
      #expect(await reply("ask fault")?.text == "none")
    }

    @Test(arguments: [
      ("tap Log ni", "Did you mean \"Log in\"?"), ("type ada", "Say into which field"),
      ("back", "There is no back button"), ("swipe down", "There is no sheet to swipe down"),
      ("relaunch now", "\"now\" is no URL"), ("", "help lists them"),
      ("jump", "no command \"jump\""),
    ])
    func refusesInWords(command: String, words: String) async {
      let reply = await session.reply(to: SessionRequest(command: command, columns: 200))
      #expect(reply.lines.map(\.role) == [.failure])
      #expect(reply.lines.first?.text.contains(words) == true)
    }

    @Test(arguments: [
      ("select Grace", "changed: Pushed \"Grace\"."),
      ("open club://ada", "changed: Pushed \"ada\"."),
      ("advance 1", "note: Nothing changed."),
      ("home", "note: The app is in the background; resume brings it back."),
      ("resume", "note: The app is in front again."),

      ("relaunch club://ada", "changed: The app was ended and launched again by club://ada.\n╭──"),
      ("tab Home", "failure: No tab is labelled"),
    ])
    func doesWhatItIsTold(command: String, start: String) async {
      #expect(await session.answer("tap Log in", command).hasPrefix(start))
    }

    @Test func saysWhatWasTyped() async {
      let typed = await session.answer("type ada into Name")
      #expect(typed.hasPrefix("changed: \"Name\" says \"ada\" now.\n"))
      let hidden = await session.answer("type 1234 into Password")
      #expect(hidden.hasPrefix("changed: \"Password\" says 4 hidden characters now.\n"))
    }

    @Test func aRelaunchDrawsOnlyWhatLooksDifferent() async {
      #expect(
        await session.answer("relaunch")
          == "changed: The app was ended and launched again, and looks as it did."
      )
    }

    @Test func aCoordinatorOfTheSameTypeIsTakenForAnother() async {
      let commands = ["tap Log in", "tap Settings", "tap Sign out", "tap Sign out", "tap Log in"]
      for command in commands.dropLast() {
        _ = await session.reply(to: SessionRequest(command: command))
      }
      let before = await session.answer("tap Log in")
      #expect(before.contains("AuthCoordinator left the tree and was freed."))
      #expect(before.contains("MembersCoordinator: MembersController   (new)"))
    }

    @Test func choosesATab() async {
      let session = Session(Simulator(TabsDelegate()))
      let text = await session.answer("tab profile")
      #expect(text.hasPrefix("changed: Switched to tab \"Profile\".\n"))
    }

    @Test func aTabThatIsChosenUnderASheetIsTold() async {
      let session = Session(Simulator(TabsDelegate()))
      let text = await session.answer("open club://offer")
      #expect(text.contains("Presented \"Offer\" as a sheet."))
      #expect(text.contains("Switched to tab \"Profile\"."))
    }

    @Test func aTabChosenAgainGoesBackToItsFirstScreen() async {
      let session = Session(Simulator(TabsDelegate()))
      let text = await session.answer("tap More", "tab Home")
      #expect(text.hasPrefix("changed: Popped \"More\".\n"))
    }

    @Test func aLinkDuringASheetIsFollowedBeneathIt() async {
      let text = await session.answer("tap Log in", "tap Settings", "open club://ada")
      #expect(text.hasPrefix("changed: Pushed \"ada\".\n"))
      #expect(text.contains("─ sheet ─"))
    }

    @Test func quitEnds() async {
      #expect(await session.reply(to: SessionRequest(command: "quit")).ended)
    }
  }
}
