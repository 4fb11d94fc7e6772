import Simulator
import Testing
import UIKit

extension AppTests {
  /// The sheet on which a book is borrowed.
  @MainActor struct StyleSheetTests {
    /// Opens the sheet, and gives the flows that were there before.
    private func openSheet(_ visit: Visit) async throws -> Int {
      try await visit.tap("Emma")
      let before = visit.flows.count
      try await visit.tap("Borrow")
      #expect(visit.app.screen.isSheet)
      #expect(visit.app.stack == ["Borrow Emma"])
      return before
    }

    @Test(arguments: Style.all)
    func aChoiceComesBackAsTheResult(style: Style) async throws {
      let visit = await Visit(style)
      let before = try await openSheet(visit)
      try await visit.tap("Four weeks")
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      #expect(visit.app.screen.texts == ["by Jane Austen", "Yours for 4 weeks"])
      #expect(visit.flows.count == before)
      visit.expectAllIsWell()
      try await visit.tap("Loans")
      #expect(visit.app.screen.rows == ["Emma"])
    }

    @Test(arguments: Style.all)
    func twoQuickTapsOpenOneSheetAndGiveOneResult(style: Style) async throws {
      let visit = await Visit(style)
      try await visit.tap("Emma")
      try await visit.act { app throws(ActionError) in try app.tap("Borrow", times: 2) }
      try await visit.act { app throws(ActionError) in try app.tap("Two weeks", times: 2) }
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      #expect(visit.app.screen.texts == ["by Jane Austen", "Yours for 2 weeks"])
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func cancellingLendsNothing(style: Style) async throws {
      let visit = await Visit(style)
      let before = try await openSheet(visit)
      try await visit.tap("Cancel")
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      #expect(visit.shelf.lentBooks.isEmpty)
      #expect(visit.flows.count == before)
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aSwipeDownLendsNothingAndTheSheetOpensAgain(style: Style) async throws {
      let visit = await Visit(style)
      let before = try await openSheet(visit)
      try await visit.act { app throws(ActionError) in try app.swipeDown() }
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      #expect(visit.shelf.lentBooks.isEmpty)
      #expect(visit.flows.count == before)
      visit.expectAllIsWell()
      try await visit.tap("Borrow", "Two weeks")
      #expect(visit.shelf.lentBooks.map(\.title) == ["Emma"])
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aSwipeDownLetGoHalfwayKeepsTheSheetAtWork(style: Style) async throws {
      let visit = await Visit(style)
      _ = try await openSheet(visit)
      try await visit.act { app throws(ActionError) in try app.swipeDown(.halfwayAndLetGo) }
      #expect(visit.app.screen.isSheet)
      try await visit.tap("Two weeks")
      #expect(visit.app.screen.texts == ["by Jane Austen", "Yours for 2 weeks"])
      visit.expectAllIsWell()
    }
  }
}
