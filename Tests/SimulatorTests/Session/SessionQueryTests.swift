import Channel
import Simulator
import Testing
import UIKit

extension AppTests {
  @MainActor struct SessionQueryTests {
    private let session = Session(Simulator(SceneDelegate()))

    @Test(arguments: [
      ("ask stack", "Members, Ada"), ("ask stack count", "2"),
      ("ask tree", "AppCoordinator, AppCoordinator/MembersCoordinator"),
      ("ask alive AuthCoordinator", "0"), ("ask alive MembersCoordinator", "1"),
      ("ask children AppCoordinator", "MembersCoordinator"), ("ask leaks", "none"),
      ("ask warnings", "none"), ("ask fault", "none"), ("ask screen title", "Ada"),
    ])
    func answersAQuestionInOneLine(question: String, answer: String) async {
      #expect(await session.answer("tap Log in", "tap Ada", question) == answer)
    }

    @Test func drawsStacksFromTheTop() async {
      #expect(
        await session.answer("tap Log in", "tap Settings", "stacks") == """
          Window: stack
            1  Members  MembersController
          Sheet: stack, in front
            1  Settings  FormController   (new)
          """
      )
    }

    @Test func listsWhatUIKitSent() async {
      let text = await session.answer("log")
      #expect(text.hasPrefix("0.00 s  UINavigationController.loadView\n"))
    }

    @Test func saysWhoOwnsAnObject() async {
      #expect(
        await session.answer("why AuthCoordinator") == """
          AuthCoordinator is kept alive by:
            AppCoordinator.childCoordinators[0]
          and is known, but not kept, by:
            SignInViewModel.onDone (weak)
          """
      )
      #expect(
        await session.answer("why AuthCordinator", columns: 200)
          == "failure: There is no type AuthCordinator here. Did you mean AuthCoordinator?"
      )
    }

    @Test func keepsToItselfWhatAnAppCannotMeet() async {
      #expect(
        await session.answer("why UINavigationController") == """
          UINavigationController is kept alive by:
            UIWindow.rootViewController
            AppCoordinator.navigation
            AuthCoordinator.navigation
          and is known, but not kept, by:
            FormController.parent (weak)
          """
      )
    }

    @Test func leaksNameAFlowOfTheTreeThatShowsNothing() async throws {
      let app = Simulator(SceneDelegate())
      let delegate = try #require(app.sceneDelegate as? SceneDelegate)
      let root = try #require(delegate.coordinator)
      root.childCoordinators.append(AuthCoordinator(UINavigationController(), .none))
      #expect(
        await Session(app).answer("leaks", columns: 200) == """
          Nothing is alive outside the tree that should have been freed.
          In the tree, and without a screen: AuthCoordinator. `why` says who keeps it.
          """
      )
    }

    @Test func namesACycleBesideThoseWhoKeep() async {
      let session = Session(Simulator(CycleDelegate()))
      #expect(
        await session.answer("why CycleOwner") == """
          CycleOwner is kept alive by:
            CycleDelegate.owner
            CycleMember.owner
            in a cycle: CycleOwner.member, CycleMember.owner
          and is known, but not kept, by:
            CycleMember.friend (weak)
          """
      )
    }

    @Test func offersWhatCanBeTappedAndTypedInto() async {
      let reply = await session.opening()
      #expect(reply.labels == ["Log in", "Register"])
      #expect(reply.fields == ["Name", "Password"])
      #expect(
        reply.types == [
          "AppCoordinator", "AuthCoordinator", "FormController", "SceneDelegate", "SignInViewModel",
        ]
      )
      #expect(!reply.ended)
    }

    @Test func namesWhatShouldHaveBeenFreed() async {
      #expect(
        await session.answer("leaks")
          == "Nothing is alive outside the tree that should have been freed."
      )
    }

    @Test func writesADiagramALineEach() async {
      let text = await session.answer("map tree")
      #expect(text.hasPrefix("flowchart TD\n  n0[\"AppCoordinator\"]\n"))
    }

    @Test func listsTheCommands() async {
      let wide = await session.answer("help")
      #expect(
        wide.hasPrefix(
          """
          title: What a finger does
            tap LABEL [twice]            tap what says LABEL; twice: before it reacts
            type TEXT into FIELD         type into a field
          """
        )
      )
      #expect(
        await session.answer("help set") == """
          title: set LABEL to VALUE
          set a slider, a stepper or a switch.
          A slider and a stepper take a number, a switch on or off.
          """
      )
      let narrow = await session.answer("help", columns: 40)
      #expect(
        narrow.hasPrefix(
          """
          title: What a finger does
            tap LABEL [twice]
                tap what says LABEL; twice: before
                it reacts
          """
        )
      )
    }
  }
}

/// An app that owns two objects which own each other.
private final class CycleDelegate: UIResponder, UIWindowSceneDelegate {
  let owner = CycleOwner()
}

private final class CycleOwner {
  private let member = CycleMember()

  init() {
    member.owner = self
    member.friend = self
  }
}

private final class CycleMember {
  var owner: CycleOwner?
  weak var friend: CycleOwner?
}
