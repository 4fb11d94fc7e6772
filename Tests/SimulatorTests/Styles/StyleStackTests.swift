import Simulator
import Testing
import UIKit

extension AppTests {
  /// Books on the stacks of the two tabs.
  @MainActor struct StyleStackTests {
    @Test(arguments: Style.all)
    func aBookOpensFromTheListAndGoesByTheBackButton(style: Style) async throws {
      let visit = await Visit(style)
      let before = visit.flows.count
      try await visit.tap("Emma")
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      #expect(visit.app.screen.texts == ["by Jane Austen"])
      try await visit.back()
      #expect(visit.app.stack == ["Catalogue"])
      #expect(visit.flows.count == before)
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aBookGoesByASwipe(style: Style) async throws {
      let visit = await Visit(style)
      let before = visit.flows.count
      try await visit.tap("Emma")
      try await visit.act { app throws(ActionError) in try app.swipeBack() }
      #expect(visit.app.stack == ["Catalogue"])
      #expect(visit.flows.count == before)
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aSwipeLetGoHalfwayKeepsTheBookAlive(style: Style) async throws {
      let visit = await Visit(style)
      try await visit.tap("Emma")
      let before = visit.flows.count
      try await visit.act { app throws(ActionError) in try app.swipeBack(.halfwayAndLetGo) }
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      #expect(visit.flows.count == before)
      try await visit.tap("More by Jane Austen")
      #expect(visit.app.stack == ["Catalogue", "Emma", "Persuasion"])
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func twoQuickTapsOpenOneBook(style: Style) async throws {
      let visit = await Visit(style)
      try await visit.act { app throws(ActionError) in try app.tap("Emma", times: 2) }
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      try await visit.act { app throws(ActionError) in
        try app.tap("More by Jane Austen", times: 2)
      }
      #expect(visit.app.stack == ["Catalogue", "Emma", "Persuasion"])
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aClosedBookOpensAgain(style: Style) async throws {
      let visit = await Visit(style)
      for _ in 0..<3 {
        try await visit.tap("Emma")
        #expect(visit.app.stack == ["Catalogue", "Emma"])
        try await visit.back()
      }
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func eachTabKeepsItsStack(style: Style) async throws {
      let visit = await Visit(style)
      visit.shelf.lend(Book.all[0], weeks: 2)
      try await visit.tap("Emma", "Loans", "Dracula")
      #expect(visit.app.stack == ["Loans", "Dracula"])
      try await visit.tap("Catalogue")
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      try await visit.act { app throws(ActionError) in try app.selectTab("Loans") }
      #expect(visit.app.stack == ["Loans", "Dracula"])
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aSecondTapOnATabPopsToTheRootAndFreesWhatWasAbove(style: Style) async throws {
      let visit = await Visit(style)
      let before = visit.flows.count
      try await visit.tap("Emma", "More by Jane Austen", "More by Jane Austen")
      #expect(visit.app.stack == ["Catalogue", "Emma", "Persuasion", "Emma"])
      try await visit.act { app throws(ActionError) in try app.selectTab("Catalogue") }
      #expect(visit.app.stack == ["Catalogue"])
      #expect(visit.flows.count == before)
      visit.expectAllIsWell()
    }
  }
}
