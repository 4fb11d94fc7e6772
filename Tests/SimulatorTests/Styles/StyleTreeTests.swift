import Simulator
import Testing
import UIKit

extension AppTests {
  /// What the finder of coordinators sees of each style.
  @MainActor struct StyleTreeTests {
    @Test func delegatesFormATreeWithItsControllers() async throws {
      let visit = await Visit(.delegates)
      try await visit.tap("Emma", "More by Jane Austen", "Borrow")
      #expect(
        visit.app.tree.description == """
          AppCoordinator
          │  tabs ╌╌> TabsCoordinator (weak)
          ╰─ TabsCoordinator
             │  delegate ╌╌> AppCoordinator (weak)
             │  catalogue ──> CatalogueCoordinator (strong)
             │  loans ──> LoansCoordinator (strong)
             ├─ CatalogueCoordinator: BooksViewController
             │  │  delegate ╌╌> TabsCoordinator (weak)
             │  ├─ BookCoordinator: BookViewController
             │  │     delegate ╌╌> CatalogueCoordinator (weak)
             │  ╰─ BookCoordinator: BookViewController
             │     │  delegate ╌╌> CatalogueCoordinator (weak)
             │     ╰─ BorrowCoordinator: BorrowViewController
             │           delegate ╌╌> BookCoordinator (weak)
             ╰─ LoansCoordinator: BooksViewController
          """
      )
      try await visit.tap("Cancel", "Catalogue")
      #expect(
        visit.app.tree.names == [
          "AppCoordinator", "AppCoordinator/TabsCoordinator",
          "AppCoordinator/TabsCoordinator/CatalogueCoordinator",
          "AppCoordinator/TabsCoordinator/LoansCoordinator",
        ]
      )
    }

    @Test func genericCoordinatorsFormATreeWithItsControllers() async throws {
      let visit = await Visit(.closureRouter)
      try await visit.tap("Emma", "More by Jane Austen", "Borrow")
      #expect(
        visit.app.tree.description == """
          AppCoordinator
          │  main ╌╌> MainCoordinator (weak)
          ╰─ MainCoordinator
             │  onOutput ╌╌> AppCoordinator (weak, by a closure)
             │  onOutput ╌╌> MainCoordinator (weak, by a closure)
             │  catalogue ──> CatalogueCoordinator (strong)
             │  loans ──> LoansCoordinator (strong)
             ├─ CatalogueCoordinator: BooksViewController
             │  │  onOutput ╌╌> MainCoordinator (weak, by a closure)
             │  │  onOutput ╌╌> CatalogueCoordinator (weak, by a closure)
             │  ├─ BookCoordinator: BookViewController
             │  │     onOutput ╌╌> CatalogueCoordinator (weak, by a closure)
             │  │     onOutput ╌╌> BookCoordinator (weak, by a closure)
             │  │     onAnother ╌╌> CatalogueCoordinator (weak, by a closure)
             │  ╰─ BookCoordinator: BookViewController
             │     │  onOutput ╌╌> CatalogueCoordinator (weak, by a closure)
             │     │  onOutput ╌╌> BookCoordinator (weak, by a closure)
             │     │  onAnother ╌╌> CatalogueCoordinator (weak, by a closure)
             │     ╰─ BorrowCoordinator: BorrowViewController
             │           onOutput ╌╌> BookCoordinator (weak, by a closure)
             │           onOutput ╌╌> BorrowCoordinator (weak, by a closure)
             ╰─ LoansCoordinator: BooksViewController
                   onOutput ╌╌> MainCoordinator (weak, by a closure)
                   onOutput ╌╌> LoansCoordinator (weak, by a closure)
          """
      )
      try await visit.tap("Cancel", "Catalogue")
      #expect(
        visit.app.tree.names == [
          "AppCoordinator", "AppCoordinator/MainCoordinator",
          "AppCoordinator/MainCoordinator/CatalogueCoordinator",
          "AppCoordinator/MainCoordinator/LoansCoordinator",
        ]
      )
    }

    @Test func coordinatorsWithoutChildrenFormNoTree() async throws {
      let visit = await Visit(.path)
      try await visit.tap("Emma")
      #expect(visit.app.tree.root == nil)
    }
  }
}
