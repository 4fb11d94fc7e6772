import Simulator
import Testing
import UIKit

extension AppTests {
  /// What outlives a reader's stay, and what does not.
  @MainActor struct StyleLifeTests {
    @Test(arguments: Style.all)
    func signingOutFreesEveryFlowAndController(style: Style) async throws {
      let visit = await Visit(style)
      visit.shelf.lend(Book.all[0], weeks: 2)
      try await visit.tap("Loans", "Dracula", "Catalogue", "Emma")
      let (flows, controllers) = (visit.flows, visit.controllers)
      #expect(!flows.isEmpty)
      #expect(controllers.count == 7)
      try await visit.back()
      try await visit.tap("Profile", "Sign out")
      #expect(visit.app.stack == ["Sign in"])
      #expect(flows.compactMap { $0.object.map { "\($0)" } } == [])
      #expect(controllers.compactMap { $0.object.map { "\($0)" } } == [])
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aNewReaderFindsNothingOfTheLast(style: Style) async throws {
      let visit = await Visit(style)
      try await visit.tap("Loans", "Catalogue", "Profile", "Sign out")
      try await visit.signIn()
      #expect(visit.app.stack == ["Catalogue"])
      #expect(visit.tab == "Catalogue")
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aRelaunchRestoresTabAndStacks(style: Style) async throws {
      let visit = await Visit(style)
      visit.shelf.lend(Book.all[0], weeks: 2)
      try await visit.tap("Emma", "More by Jane Austen", "Loans", "Dracula")
      await visit.relaunch()
      #expect(visit.tab == "Loans")
      #expect(visit.app.stack == ["Loans", "Dracula"])
      try await visit.tap("Catalogue")
      #expect(visit.app.stack == ["Catalogue", "Emma", "Persuasion"])
      try await visit.back()
      try await visit.back()
      #expect(visit.app.stack == ["Catalogue"])
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func whatWasLeftIsNotRestored(style: Style) async throws {
      let visit = await Visit(style)
      try await visit.tap("Emma", "More by Jane Austen")
      try await visit.act { app throws(ActionError) in try app.swipeBack() }
      await visit.relaunch()
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      try await visit.tap("Borrow")
      await visit.relaunch()
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      #expect(!visit.app.screen.isSheet)
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aLinkWinsOverWhatWouldBeRestored(style: Style) async throws {
      let visit = await Visit(style)
      try await visit.tap("Dracula", "Loans")
      await visit.relaunch(opening: "shelf://book/2")
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func signingOutIsNotUndoneByARelaunch(style: Style) async throws {
      let visit = await Visit(style)
      try await visit.tap("Profile", "Sign out")
      await visit.relaunch()
      #expect(visit.app.stack == ["Sign in"])
      visit.expectAllIsWell()
    }
  }
}
