import UIKit

/// Where iOS meets the app: it holds the window and makes the first
/// screen.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    window.rootViewController = makeStack()
    window.makeKeyAndVisible()
  }

  /// Makes the stack, and the one closure that opens a bread on it.
  private func makeStack() -> UINavigationController {
    let stack = UINavigationController()
    let basket = Basket()
    let open: @MainActor (Bread) -> Void = { [weak stack] bread in
      let screen = makeScreen(for: bread, basket: basket)
      stack?.pushViewController(screen, animated: true)
    }
    let list = BreadListViewController(
      breads: [.rye, .sourdough, .brioche]
    )
    list.onBread = open
    list.onFavourites = { [weak stack] in
      let favourites = FavouritesViewController(breads: [.rye, .brioche])
      favourites.onBread = open
      stack?.pushViewController(favourites, animated: true)
    }
    stack.viewControllers = [list]
    return stack
  }
}

@MainActor
private func makeScreen(
  for bread: Bread,
  basket: Basket
) -> UIViewController {
  guard !bread.isSoldOut else {
    return SoldOutViewController(bread: bread)
  }
  return BreadViewController(
    viewModel: BreadViewModel(bread: bread, discount: 10, basket: basket)
  )
}
