import UIKit

/// What follows on what in Crumb; how, is the navigator's business.
@MainActor
final class AppCoordinator {
  private let window: UIWindow
  private lazy var navigator = Navigator(window: window) {
    [weak self] page in
    self?.makeScreen(page) ?? UIViewController()
  }

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    let signIn = MenuViewController(title: "Sign in")
    signIn.items = [
      MenuItem("Sign in") { [weak self] _ in self?.showList() }
    ]
    navigator.begin(with: signIn)
  }

  private func showList() {
    let list = MenuViewController(title: "Today's bread")
    list.items =
      ["Rye", "Brioche"].map { name in
        MenuItem(name) { [weak self] screen in
          self?.navigator.open(.bread(name), from: screen)
        }
      } + [basketItem]
    navigator.begin(with: list)
  }

  private func makeScreen(_ page: Page) -> UIViewController {
    let name =
      switch page {
      case .bread(let name): name
      }
    let other = name == "Rye" ? "Brioche" : "Rye"
    let bread = MenuViewController(title: name)
    bread.items = [
      MenuItem("Goes with \(other)") { [weak self] screen in
        self?.navigator.open(.bread(other), from: screen)
      },
      basketItem,
    ]
    return bread
  }

  // MARK: Sheets

  private var basketItem: MenuItem {
    MenuItem("Basket") { [weak self] screen in
      self?.showBasket(from: screen)
    }
  }

  private func showBasket(from screen: UIViewController) {
    let basket = MenuViewController(title: "Basket")
    basket.items = [
      MenuItem("Gift") { [weak self] basket in
        self?.showGift(from: basket)
      },
      closeItem, signOutItem,
    ]
    navigator.present(basket, from: screen)
  }

  private func showGift(from screen: UIViewController) {
    let gift = MenuViewController(title: "A gift")
    gift.items = [closeItem, signOutItem]
    navigator.present(gift, from: screen)
  }

  private var closeItem: MenuItem {
    MenuItem("Close") { [weak self] screen in
      self?.navigator.close(screen)
    }
  }

  private var signOutItem: MenuItem {
    MenuItem("Sign out") { [weak self] _ in self?.start() }
  }
}
