import UIKit

/// The root: it decides what the window shows, and is the one to whom
/// routes come.
@MainActor
final class AppStage {
  private let window: UIWindow
  private let sessionStore: any SessionStore
  private let bakery: Bakery
  /// What the window shows while somebody is signed in.
  private var tabs: TabStage?
  /// Where to go as soon as somebody has signed in.
  private var pending: Route?

  init(
    window: UIWindow,
    sessionStore: any SessionStore,
    bakery: Bakery
  ) {
    self.window = window
    self.sessionStore = sessionStore
    self.bakery = bakery
  }

  func start() {
    show()
    window.makeKeyAndVisible()
  }

  /// Shows what it is time for.
  private func show() {
    if let customer = sessionStore.customer {
      showTabs(of: customer)
    } else {
      showSignIn()
    }
  }

  private func showSignIn() {
    tabs = nil
    let viewModel = SignInViewModel()
    viewModel.onSignedIn = { [weak self] customer in
      self?.signIn(customer)
    }
    window.rootViewController = UINavigationController(
      rootViewController: PageViewController(viewModel: viewModel)
    )
  }

  private func showTabs(of customer: String) {
    let model = ShopModel(customer: customer, bakery: bakery)
    model.onSignedOut = { [weak self] in
      self?.signOut()
    }
    let tabs = TabStage(model: model)
    self.tabs = tabs
    tabs.start()
    window.rootViewController = tabs.tabBarController
  }

  /// Signs somebody in, unless somebody is.
  private func signIn(_ customer: String) {
    guard tabs == nil else { return }
    sessionStore.customer = customer
    show()
    let route = pending
    pending = nil
    route.map(open)
  }

  /// Signs the customer out, unless nobody is signed in.
  private func signOut() {
    guard tabs != nil else { return }
    sessionStore.customer = nil
    show()
  }

  /// Goes where a route leads: now, or when somebody has signed in.
  func open(_ route: Route) {
    if let tabs {
      tabs.model.open(route)
    } else {
      pending = route
    }
  }
}
