import Channel
import Simulator
import Testing
import UIKit

extension AppTests {
  /// What the tutor is told of an app whose screens follow a value, a task later.
  @MainActor struct StyleSessionTests {
    @Test(arguments: Style.all)
    func eachCommandIsAnsweredWithWhatItHasLedTo(style: Style) async {
      let shelf = Shelf()
      shelf.reader = "Ada"
      let session = Session(style.launch(shelf, nil))
      #expect(await session.answer("tap Emma", "ask stack") == "Catalogue, Emma")
      #expect(await session.answer("tap Borrow", "ask screen title") == "Borrow Emma")
      #expect(await session.answer("swipe down", "ask stack") == "Catalogue, Emma")
      #expect(await session.answer("open shelf://book/1", "ask stack") == "Catalogue, Dracula")
      #expect(await session.answer("relaunch", "ask stack") == "Catalogue, Dracula")
      #expect(await session.answer("back", "ask leaks") == "none")
    }

    @Test func theFirstReplyShowsTheScreenThatATaskOfTheLaunchHasMade() async {
      let reply = await Session(Simulator(LateSceneDelegate())).opening()
      #expect(reply.lines.contains { $0.text.contains("Catalogue") })
      #expect(reply.labels == ["Dracula", "Emma", "Persuasion"])
    }
  }
}

/// An app that shows its first screen when a task has fetched the books.
private final class LateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map(UIWindow.init)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    Task { await showBooks() }
  }

  private func showBooks() async {
    let books = await Self.fetchBooks()
    let list = BooksViewController(title: "Catalogue") { books }
    window?.rootViewController = UINavigationController(rootViewController: list)
  }

  @concurrent
  private nonisolated static func fetchBooks() async -> [Book] { Book.all }
}
