import Simulator
import Testing
import UIKit

extension AppTests {
  /// Signing in, and what a new reader is shown first.
  @MainActor struct StyleSignInTests {
    @Test(arguments: Style.all)
    func aNewReaderIsWelcomedAndThenSeesTheTabs(style: Style) async throws {
      let visit = await Visit(style, reader: nil)
      #expect(visit.app.stack == ["Sign in"])
      try await visit.signIn()
      try await visit.tap("Next")
      #expect(visit.app.stack == ["Sign in", "Welcome", "How it works"])
      try await visit.tap("Next")
      #expect(visit.app.screen.tabs.map(\.label) == ["Catalogue", "Loans"])
      #expect(visit.app.stack == ["Catalogue"])
      #expect(visit.app.screen.rows == ["Dracula", "Emma", "Persuasion"])
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aReaderWhoHasBeenWelcomedSeesTheTabsAtOnce(style: Style) async throws {
      let visit = await Visit(style, reader: nil)
      visit.shelf.hasSeenWelcome = true
      try await visit.signIn()
      #expect(visit.app.stack == ["Catalogue"])
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func theSignInFlowIsFreedWhenItIsOver(style: Style) async throws {
      let visit = await Visit(style, reader: nil)
      try await visit.signIn()
      let (flows, controllers) = (visit.flows, visit.controllers)
      #expect(!flows.isEmpty)
      #expect(controllers.count == 3)
      try await visit.tap("Next", "Next")
      #expect(flows.filter { $0.object != nil }.isEmpty)
      #expect(controllers.filter { $0.object != nil }.isEmpty)
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func theWelcomeCanBeLeftAndBegunAgain(style: Style) async throws {
      let visit = await Visit(style, reader: nil)
      let before = visit.flows.count
      try await visit.signIn()
      try await visit.tap("Next")
      try await visit.back()
      try await visit.act { app throws(ActionError) in try app.swipeBack() }
      #expect(visit.app.stack == ["Sign in"])
      #expect(visit.flows.count == before)
      visit.expectAllIsWell()
      try await visit.tap("Sign in", "Next", "Next")
      #expect(visit.app.stack == ["Catalogue"])
    }

    @Test(arguments: Style.all)
    func aSwipeLetGoHalfwayKeepsTheWelcome(style: Style) async throws {
      let visit = await Visit(style, reader: nil)
      try await visit.signIn()
      try await visit.act { app throws(ActionError) in try app.swipeBack(.halfwayAndLetGo) }
      try await visit.tap("Next", "Next")
      #expect(visit.app.stack == ["Catalogue"])
      visit.expectAllIsWell()
    }
  }
}
