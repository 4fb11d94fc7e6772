/// What leads where in the shop, without a word of how.
@MainActor
final class ShopFlow {
  var onSignedOut: (() -> Void)?
  private let router: any Router
  private let customer: String
  private let bakery: Bakery
  /// The bread whose form is up.
  private var form: Bread?
  /// How the form ends, once that is decided.
  private var outcome: OrderOutcome?
  /// Where the last link leads, until the way is clear.
  private var next: Route?

  init(router: any Router, customer: String, bakery: Bakery) {
    self.router = router
    self.customer = customer
    self.bakery = bakery
  }

  func start() {
    router.showTabs([
      (.bread, makeBreadList()), (.orders, makeOrderList()),
      (.settings, makeSettings()),
    ])
  }

  // MARK: The form

  /// Puts up the form, unless there is one.
  private func order(_ bread: Bread) {
    guard form == nil else { return }
    form = bread
    router.present(makeForm(of: bread)) { [weak self] in
      self?.formHasGone()
    }
  }

  /// Decides how the form ends; the first decision counts.
  private func endForm(with outcome: OrderOutcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    router.dismiss()
  }

  private func formHasGone() {
    guard let form else { return }
    switch outcome ?? .cancelled(form) {
    case .confirmed(let bread): bakery.place(bread, for: customer)
    case .cancelled(let bread): bakery.cancel(bread)
    }
    self.form = nil
    outcome = nil
    goOn()
  }

  // MARK: Routes

  /// Goes where a route leads, if there is what it names.
  func open(_ route: Route) {
    guard canOpen(route) else { return }
    next = route
    goOn()
  }

  private func canOpen(_ route: Route) -> Bool {
    switch route {
    case .bread(let id), .orderForm(let id): bakery.bread(id) != nil
    case .order(let id): bakery.order(id, of: customer) != nil
    }
  }

  /// Goes where the last link leads, as soon as no form is in the way.
  private func goOn() {
    guard let route = next else { return }
    if let form { return endForm(with: .cancelled(form)) }
    next = nil
    switch route {
    case .bread(let id): bakery.bread(id).map(jump)
    case .orderForm(let id):
      bakery.bread(id).map(jump)
      bakery.bread(id).map(order)
    case .order(let id): bakery.order(id, of: customer).map(jump)
    }
  }

  private func jump(to bread: Bread) {
    router.jump(to: makePage(of: bread), in: .bread)
  }

  private func jump(to order: Order) {
    router.jump(to: OrderViewModel(order: order), in: .orders)
  }

  // MARK: Pages

  private func makeBreadList() -> any PageViewModel {
    let list = BreadListViewModel(bakery: bakery)
    list.onChosen = { [weak self] id in
      self?.choose(id)
    }
    return list
  }

  private func choose(_ id: BreadID) {
    guard router.isAtList(of: .bread), let bread = bakery.bread(id)
    else { return }
    router.push(makePage(of: bread), in: .bread)
  }

  private func makePage(of bread: Bread) -> any PageViewModel {
    let page = BreadViewModel(
      bread: bread,
      customer: customer,
      bakery: bakery
    )
    page.onOrder = { [weak self] in
      self?.order(bread)
    }
    return page
  }

  private func makeOrderList() -> any PageViewModel {
    let list = OrderListViewModel(customer: customer, bakery: bakery)
    list.onChosen = { [weak self] id in
      self?.choose(id)
    }
    return list
  }

  private func choose(_ id: OrderID) {
    guard router.isAtList(of: .orders),
      let order = bakery.order(id, of: customer)
    else { return }
    router.push(OrderViewModel(order: order), in: .orders)
  }

  private func makeSettings() -> any PageViewModel {
    let settings = SettingsViewModel(customer: customer)
    settings.onSignedOut = { [weak self] in
      self?.onSignedOut?()
    }
    return settings
  }

  private func makeForm(of bread: Bread) -> any PageViewModel {
    let page = OrderFormViewModel(bread: bread)
    page.onConfirmed = { [weak self] in
      self?.endForm(with: .confirmed(bread))
    }
    page.onCancelled = { [weak self] in
      self?.endForm(with: .cancelled(bread))
    }
    return page
  }
}
