/// Drives the presenters, with wireframes that make no module.
///
/// Which module follows on which stands in the app's wireframes, so it
/// has to be written here once more.
final class RehearsedViper: RehearsedShop {
  private let orders = ViperOrders()
  private var list: ViperListPresenter?
  private var bread: ViperBreadPresenter?
  private var amount: ViperAmountPresenter?

  init() {
    list = ViperListPresenter(
      interactor: ViperListInteractor(orders: orders),
      wireframe: RehearsedViperWireframe(shop: self)
    )
  }

  var screens: [String] {
    [list?.title, bread?.title, amount?.title].compactMap { $0 }
  }

  var summary: String {
    let view = RehearsedViperView()
    list?.view = view
    list?.viewWillAppear()
    return view.summary
  }

  func choose(_ bread: Bread) { list?.didChoose(bread) }
  func order() { bread?.didOrder() }
  func take(_ amount: Amount) { self.amount?.didTake(amount) }

  func goBack() {
    if amount == nil { bread = nil } else { amount = nil }
  }

  // MARK: What the wireframes ask for

  func showBread(_ bread: Bread) {
    self.bread = ViperBreadPresenter(
      interactor: ViperBreadInteractor(bread: bread),
      wireframe: RehearsedViperWireframe(shop: self)
    )
  }

  func showAmount(of bread: Bread) {
    amount = ViperAmountPresenter(
      interactor: ViperAmountInteractor(bread: bread, orders: orders),
      wireframe: RehearsedViperWireframe(shop: self)
    )
  }

  func backToList() {
    amount = nil
    bread = nil
  }
}
