import UIKit

/// Where iOS meets the app: it holds the window and makes the first
/// screen.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  /// What is to go wrong in this run, for teaching; nil for nothing.
  var fault = Fault.named(in: ProcessInfo.processInfo.arguments)

  private let basket = Basket()
  private let customer = Customer(
    name: "Ada",
    favourites: [.rye, .brioche],
    discount: 10
  )

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
  }

  private func makeRoot() -> UIViewController {
    let list = makeList()
    if fault == .noStack { return list }
    return UINavigationController(rootViewController: list)
  }

  private func makeList() -> BreadListViewController {
    switch fault {
    case nil, .noStack:
      BreadListViewController(customer: customer, basket: basket)
    case .segue:
      SegueListViewController(customer: customer, basket: basket)
    case .misspelledSegue:
      MisspelledListViewController(customer: customer, basket: basket)
    case .missingSegue:
      UnlinkedListViewController(customer: customer, basket: basket)
    case .forgottenDiscount:
      StaleListViewController(customer: customer, basket: basket)
    case .forgottenBasket:
      HastyListViewController(customer: customer, basket: basket)
    case .navigatingViewModel:
      PushingListViewController(customer: customer, basket: basket)
    }
  }
}
