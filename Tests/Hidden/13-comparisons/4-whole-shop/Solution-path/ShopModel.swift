import Observation

/// The one place that says where the customer is; all that is on the
/// screen follows it.
@MainActor
@Observable
final class ShopModel {
  private(set) var place = Place()
  let customer: String
  let bakery: Bakery
  @ObservationIgnored var onSignedOut: (() -> Void)?

  init(customer: String, bakery: Bakery) {
    self.customer = customer
    self.bakery = bakery
  }

  // MARK: What the customer wants

  /// Shows a step, if the list of its tab is still in front.
  func choose(_ step: Step, in tab: Tab) {
    guard path(of: tab).isEmpty else { return }
    place.paths[tab] = [step]
  }

  /// Begins an order, unless one is under way.
  func order(_ bread: Bread) {
    guard place.form == nil else { return }
    place.form = Form(bread: bread)
  }

  func confirm(_ form: Form) {
    guard place.form == form else { return }
    place.form = nil
    bakery.place(form.bread, for: customer)
  }

  func cancel(_ form: Form) {
    guard place.form == form else { return }
    place.form = nil
    bakery.cancel(form.bread)
  }

  func signOut() { onSignedOut?() }

  // MARK: What UIKit has done for the customer

  func didSelect(_ tab: Tab) { place.tab = tab }

  func didPop(to path: [Step], in tab: Tab) { place.paths[tab] = path }

  // MARK: Links

  /// Goes where a route leads, if there is such a place.
  func open(_ route: Route) {
    switch route {
    case .bread(let id): show(bakery.bread(id))
    case .orderForm(let id):
      let bread = bakery.bread(id)
      show(bread)
      bread.map(order)
    case .order(let id):
      guard let order = bakery.order(id, of: customer) else { return }
      go(to: .order(order.id), in: .orders)
    }
  }

  private func show(_ bread: Bread?) {
    guard let bread else { return }
    go(to: .bread(bread.id), in: .bread)
  }

  private func go(to step: Step, in tab: Tab) {
    place.form.map(cancel)
    place.tab = tab
    place.paths[tab] = [step]
  }

  func path(of tab: Tab) -> [Step] { place.paths[tab] ?? [] }
}
