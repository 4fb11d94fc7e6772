import Simulator
import Testing
import UIKit

extension AppTests {
  @MainActor struct GestureTests {
    private let app: Simulator
    private let session: Session

    init() {
      app = Simulator(PantryDelegate())
      session = Session(app)
    }

    private var delegate: PantryDelegate? { app.sceneDelegate as? PantryDelegate }

    @Test func aRowsSwipeUncoversItsActions() async throws {
      #expect(
        await session.answer("swipe Flour", columns: 200)
          == "failure: A swipe over \"Flour\" uncovers \"Used up\". Choose one: swipe Flour to Used up"
      )
      #expect(await !session.answer("swipe flour to used up").contains("Flour"))
      #expect(app.screen.rows == ["Salt"])
      #expect(
        await session.answer("swipe Salt to Sell", columns: 200).hasPrefix("failure: A swipe over")
      )
    }

    @Test func aPullLoadsAnew() async throws {
      _ = await session.answer("pull")
      #expect(app.screen.rows == ["Flour", "Salt", "Yeast"])
      #expect(
        await session.answer("tab Oven", "pull")
          == "failure: Nothing here can be pulled down to be loaded anew."
      )
    }

    @Test func aSearchIsTypedEnteredAndCancelled() async throws {
      _ = await session.answer("type Sa into Find")
      #expect(app.screen.rows == ["Salt"])
      _ = await session.answer("enter")
      #expect(delegate?.pantry.searches == ["Sa"])
      _ = await session.answer("tap Cancel")
      #expect(app.screen.rows == ["Flour", "Salt"])
      #expect(await session.answer("enter").hasPrefix("failure: No field is being typed into."))
    }

    @Test func controlsAreSet() async throws {
      _ = await session.answer("tab Oven", "set Heat to 220", "set loaves to 4", "set Light to on")
      #expect(
        await session.answer("screen", columns: 40) == """
          ╭──────────────────────────────────────╮
          │ Heat: 220 [=====================___] │
          │ Loaves: 4 (-) (+)                    │
          │ [on] Light                           │
          │ ( Top )                              │
          │ ( Bottom )                           │
          │ Note: [____________________________] │
          ├──────────────────────────────────────┤
          │    Pantry      [Oven]      Pages     │
          ╰──────────────────────────────────────╯
          """
      )
    }

    @Test(arguments: [
      ("set Heat to 300", "\"Heat\" cannot be set to 300: it goes from 0 to 250."),
      ("set Loaves to 3", "\"Loaves\" cannot be set to 3: it goes from 0 to 100, in its steps."),
      ("set Light to dim", "\"Light\" cannot be set to dim: a switch is on or off."),
      (
        "set Fan to 1",
        "Nothing to set is labelled \"Fan\". What can be set: \"Heat\", \"Loaves\", "
          + "\"Light\"."
      ),
    ])
    func whatCannotBeSetIsTold(command: String, words: String) async {
      #expect(await session.answer("tab Oven", command, columns: 200) == "failure: \(words)")
    }

    @Test func theReturnKeyIsPressed() async {
      _ = await session.answer("tab Oven", "type hot into Note", "enter")
      #expect(delegate?.controls.returns == 1)
    }

    @Test func whatTheTabBarHasNoRoomForIsReachedByMore() async {
      let session = Session(Simulator(ManyTabsDelegate()))
      #expect(
        await session.answer("tab More", "screen", columns: 40) == """
          ╭──────────────────────────────────────╮
          │                 More                 │
          ├──────────────────────────────────────┤
          │ Tarts                              › │
          │ Buns                               › │
          ├──────────────────────────────────────┤
          │  Bread  Cakes  Rolls  Pies  [More]   │
          ╰──────────────────────────────────────╯
          """
      )
      #expect(await session.answer("select Buns").contains("All our buns"))
      #expect(await session.answer("back").contains("Tarts"))
    }

    @Test func pagesTurn() async {
      let turned = await session.answer("tab Pages", "swipe left")
      #expect(turned.contains("Page Two"))
      #expect(!turned.contains("Page One"))
      let halfway = await session.answer("swipe left halfway")
      #expect(halfway.hasPrefix("note: Everything is as it was;"))
      #expect(await session.answer("swipe right").contains("Page One"))
      #expect(
        await session.answer("swipe right") == "failure: No page turns: this is the first one."
      )
      #expect(
        await session.answer("tab Oven", "swipe left", columns: 200) == """
          failure: No page turns: what is in front has no pages. The swipe from the edge is `swipe back`.
          """
      )
    }
  }
}
