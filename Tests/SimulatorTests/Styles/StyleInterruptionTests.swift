import Simulator
import Testing
import UIKit

extension AppTests {
  /// What comes while something is in motion.
  @MainActor struct StyleInterruptionTests {
    private let moment = Duration.milliseconds(100)

    @Test(arguments: Style.all)
    func ofTwoLinksInOneTurnTheLastCounts(style: Style) async throws {
      let visit = await Visit(style)
      let before = visit.flows.count
      try await visit.deliver("shelf://book/1")
      try await visit.deliver("shelf://book/2")
      await visit.app.settle()
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      try await visit.back()
      #expect(visit.flows.count == before)
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aLinkInTheMiddleOfAPushWins(style: Style) async throws {
      let visit = await Visit(style)
      let before = visit.flows.count
      try await visit.deliver("shelf://book/1")
      visit.app.advance(by: moment)
      try await visit.deliver("shelf://book/2")
      await visit.app.settle()
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      try await visit.back()
      #expect(visit.flows.count == before)
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aLinkInTheMiddleOfAPopWins(style: Style) async throws {
      let visit = await Visit(style)
      let before = visit.flows.count
      try await visit.tap("Emma")
      visit.app.navigationController?.userTappedBack()
      visit.app.advance(by: moment)
      try await visit.deliver("shelf://book/1")
      await visit.app.settle()
      #expect(visit.app.stack == ["Catalogue", "Dracula"])
      try await visit.back()
      #expect(visit.flows.count == before)
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aLinkTakesAwayTheSheetThatIsComingUp(style: Style) async throws {
      let visit = await Visit(style)
      let before = visit.flows.count
      try await visit.tap("Emma")
      try await visit.touch("Borrow")
      visit.app.advance(by: moment)
      try await visit.deliver("shelf://book/1")
      await visit.app.settle()
      #expect(!visit.app.screen.isSheet)
      #expect(visit.app.stack == ["Catalogue", "Dracula"])
      try await visit.back()
      #expect(visit.flows.count == before)
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aLinkTakesAwayTheSheetThatHasJustBeenAskedFor(style: Style) async throws {
      let visit = await Visit(style)
      try await visit.tap("Emma")
      try await visit.touch("Borrow")
      try await visit.deliver("shelf://book/1")
      await visit.app.settle()
      #expect(!visit.app.screen.isSheet)
      #expect(visit.app.stack == ["Catalogue", "Dracula"])
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aLinkWhileTheSheetGoesKeepsItsResult(style: Style) async throws {
      let visit = await Visit(style)
      try await visit.tap("Emma", "Borrow")
      try await visit.touch("Two weeks")
      visit.app.advance(by: moment)
      try await visit.deliver("shelf://book/1")
      await visit.app.settle()
      #expect(visit.app.stack == ["Catalogue", "Dracula"])
      #expect(visit.shelf.lentBooks.map(\.title) == ["Emma"])
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aTabThatIsLeftInTheMiddleOfAPushKeepsItsStack(style: Style) async throws {
      let visit = await Visit(style)
      let before = visit.flows.count
      try await visit.deliver("shelf://book/2")
      visit.app.advance(by: moment)
      visit.app.visibleController?.tabBarController?.userTapTab(at: 1)
      await visit.app.settle()
      #expect(visit.app.stack == ["Loans"])
      try await visit.tap("Catalogue")
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      try await visit.back()
      #expect(visit.flows.count == before)
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aRelaunchInTheMiddleOfAPushRestoresTheBook(style: Style) async throws {
      let visit = await Visit(style)
      try await visit.deliver("shelf://book/2")
      visit.app.advance(by: moment)
      await visit.relaunch()
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      visit.expectAllIsWell()
    }
  }
}
