/// Drives a coordinator by its screens' view models, on a router that has
/// no screen.
final class RehearsedRouter: RehearsedShop {
  private let router = RehearsedRouterStack()
  private let shop: RouterShop

  init() {
    shop = RouterShop(router: router)
    shop.start()
  }

  var screens: [String] { router.stack.map(\.title) }

  var summary: String {
    guard case .list(let list) = router.stack.first else { return "" }
    return list.summary
  }

  func choose(_ bread: Bread) {
    if case .list(let list) = router.stack.last { list.choose(bread) }
  }

  func order() {
    if case .bread(let bread) = router.stack.last { bread.order() }
  }

  func take(_ amount: Amount) {
    if case .amount(let model) = router.stack.last { model.take(amount) }
  }

  func goBack() { router.pop() }
}
