/// The pages of the shop: what each of them shows, and whom it tells.
extension ShopModel {
  /// Makes the page that a tab begins with.
  func makeList(of tab: Tab) -> any PageViewModel {
    switch tab {
    case .bread:
      let list = BreadListViewModel(bakery: bakery)
      list.onChosen = { [self] in choose(.bread($0), in: tab) }
      return list
    case .orders:
      let list = OrderListViewModel(customer: customer, bakery: bakery)
      list.onChosen = { [self] in choose(.order($0), in: tab) }
      return list
    case .settings:
      let settings = SettingsViewModel(customer: customer)
      settings.onSignedOut = { [self] in signOut() }
      return settings
    }
  }

  /// Makes the page of a step, if there is what it names.
  func makePage(of step: Step) -> (any PageViewModel)? {
    switch step {
    case .bread(let id): bakery.bread(id).map(makePage)
    case .order(let id):
      bakery.order(id, of: customer).map(OrderViewModel.init)
    }
  }

  private func makePage(of bread: Bread) -> BreadViewModel {
    let page = BreadViewModel(
      bread: bread,
      customer: customer,
      bakery: bakery
    )
    page.onOrder = { [self] in order(bread) }
    return page
  }

  func makePage(of form: Form) -> any PageViewModel {
    let page = OrderFormViewModel(bread: form.bread)
    page.onConfirmed = { [self] in confirm(form) }
    page.onCancelled = { [self] in cancel(form) }
    return page
  }
}
