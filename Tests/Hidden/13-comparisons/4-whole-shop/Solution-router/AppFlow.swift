/// The root: it decides which flow it is time for, and is the one to whom
/// routes come.
@MainActor
final class AppFlow {
  private let router: any Router
  private let sessionStore: any SessionStore
  private let bakery: Bakery
  /// The flow of whoever is signed in.
  private var shop: ShopFlow?
  /// Where to go as soon as somebody has signed in.
  private var pending: Route?

  init(
    router: any Router,
    sessionStore: any SessionStore,
    bakery: Bakery
  ) {
    self.router = router
    self.sessionStore = sessionStore
    self.bakery = bakery
  }

  /// Starts the flow that it is time for.
  func start() {
    if let customer = sessionStore.customer {
      startShop(for: customer)
    } else {
      askWhoIsThere()
    }
  }

  private func askWhoIsThere() {
    let page = SignInViewModel()
    page.onSignedIn = { [weak self] customer in
      self?.signIn(customer)
    }
    router.show(page)
  }

  private func startShop(for customer: String) {
    let shop = ShopFlow(
      router: router,
      customer: customer,
      bakery: bakery
    )
    shop.onSignedOut = { [weak self] in
      self?.signOut()
    }
    self.shop = shop
    shop.start()
  }

  /// Signs somebody in, unless somebody is.
  private func signIn(_ customer: String) {
    guard shop == nil else { return }
    sessionStore.customer = customer
    start()
    let route = pending
    pending = nil
    route.map(open)
  }

  /// Signs the customer out, unless nobody is signed in.
  private func signOut() {
    guard shop != nil else { return }
    shop = nil
    sessionStore.customer = nil
    start()
  }

  /// Goes where a route leads: now, or when somebody has signed in.
  func open(_ route: Route) {
    if let shop {
      shop.open(route)
    } else {
      pending = route
    }
  }
}
