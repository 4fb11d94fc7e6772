import UIKit

/// Where iOS meets the app: it holds the window, and decides which
/// screen follows which.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let basket = Basket()
  private let navigationController = UINavigationController()

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    navigationController.viewControllers = [makeList()]
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  private func makeList() -> UIViewController {
    let list = BreadListViewController(
      breads: [.rye, .sourdough, .brioche]
    )
    list.onBread = { [unowned self] bread in open(bread) }
    list.onFavourites = { [unowned self] in
      let favourites = FavouritesViewController(breads: [.rye, .brioche])
      favourites.onBread = { [unowned self] bread in open(bread) }
      navigationController.pushViewController(favourites, animated: true)
    }
    return list
  }

  private func open(_ bread: Bread) {
    guard !bread.isSoldOut else {
      let soldOut = SoldOutViewController(bread: bread)
      navigationController.pushViewController(soldOut, animated: true)
      return
    }
    let viewModel = BreadViewModel(
      bread: bread,
      discount: 10,
      basket: basket
    )
    let screen = BreadViewController(viewModel: viewModel)
    navigationController.pushViewController(screen, animated: true)
  }
}
