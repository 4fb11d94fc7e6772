import Simulator
import Testing
import UIKit

extension AppTests {
  /// Links to a book, by both doors.
  @MainActor struct StyleLinkTests {
    private nonisolated static let links = ["shelf://book/2", "https://shelf.example/book/2"]

    @Test(arguments: Style.all, links)
    func aLinkShowsItsBookWhateverIsOnTheStack(style: Style, link: String) async throws {
      let visit = await Visit(style)
      let before = visit.flows.count
      try await visit.tap("Dracula", "Loans")
      try await visit.open(link)
      #expect(visit.tab == "Catalogue")
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      try await visit.back()
      #expect(visit.flows.count == before)
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all, links)
    func aLinkStartsTheAppAtItsBook(style: Style, link: String) async throws {
      let visit = await Visit(style, opening: link)
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      try await visit.back()
      #expect(visit.app.stack == ["Catalogue"])
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all, links)
    func aLinkWaitsUntilSomebodyHasSignedIn(style: Style, link: String) async throws {
      let visit = await Visit(style, reader: nil, opening: link)
      #expect(visit.app.stack == ["Sign in"])
      try await visit.signIn()
      try await visit.tap("Next", "Next")
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      try await visit.back()
      try await visit.tap("Profile", "Sign out")
      try await visit.signIn()
      #expect(visit.app.stack == ["Catalogue"])
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func theLastOfTwoWaitingLinksCounts(style: Style) async throws {
      let visit = await Visit(style, reader: nil, opening: "shelf://book/1")
      try await visit.signIn()
      try await visit.open("shelf://book/2")
      #expect(visit.app.stack == ["Sign in", "Welcome"])
      try await visit.tap("Next", "Next")
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aLinkTakesTheSheetAway(style: Style) async throws {
      let visit = await Visit(style)
      let before = visit.flows.count
      try await visit.tap("Dracula", "Borrow")
      try await visit.open("shelf://book/2")
      #expect(!visit.app.screen.isSheet)
      #expect(visit.app.stack == ["Catalogue", "Emma"])
      try await visit.back()
      #expect(visit.flows.count == before)
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aLinkTakesTheSheetOfTheOtherTabAway(style: Style) async throws {
      let visit = await Visit(style)
      visit.shelf.lend(Book.all[2], weeks: 2)
      try await visit.tap("Loans", "Persuasion", "More by Jane Austen", "Borrow")
      try await visit.open("shelf://book/1")
      #expect(visit.app.stack == ["Catalogue", "Dracula"])
      try await visit.tap("Loans")
      #expect(visit.app.stack == ["Loans", "Persuasion", "Emma"])
      try await visit.tap("Borrow")
      #expect(visit.app.stack == ["Borrow Emma"])
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all, ["shelf://book/9", "https://shelf.example/book/9"])
    func aLinkToAnUnknownBookSaysSo(style: Style, link: String) async throws {
      let visit = await Visit(style)
      try await visit.tap("Dracula")
      try await visit.open(link)
      #expect(visit.app.screen.alert?.title == "No such book")
      try await visit.tap("OK")
      #expect(visit.app.stack == ["Catalogue", "Dracula"])
      await visit.relaunch(opening: link)
      #expect(visit.app.screen.alert?.title == "No such book")
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all)
    func aLinkToAnUnknownBookLeavesTheSheet(style: Style) async throws {
      let visit = await Visit(style)
      try await visit.tap("Dracula", "Borrow")
      try await visit.open("shelf://book/9")
      #expect(visit.app.screen.alert?.title == "No such book")
      try await visit.tap("OK", "Two weeks")
      #expect(visit.shelf.lentBooks.map(\.title) == ["Dracula"])
      visit.expectAllIsWell()
    }

    @Test(arguments: Style.all, ["shelf://author/2", "https://elsewhere.example/book/2"])
    func aLinkToNoBookChangesNothing(style: Style, link: String) async throws {
      let visit = await Visit(style)
      try await visit.tap("Dracula")
      try await visit.open(link)
      #expect(visit.app.stack == ["Catalogue", "Dracula"])
      visit.expectAllIsWell()
    }
  }
}
