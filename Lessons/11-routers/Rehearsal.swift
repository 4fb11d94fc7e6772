/// What a test does with the shop, without a screen.
@MainActor
enum Rehearsal {
  /// Orders a rye, and returns what the router was told on the way.
  static func ofAnOrder() -> [String] {
    let router = RecordingRouter()
    let home = HomeCoordinator(router: router)
    home.start()
    if case .list(let list) = router.front { list.choose(Bread.today[0]) }
    if case .bread(let bread) = router.front { bread.order() }
    if case .order(let order) = router.front { order.buy() }
    if case .receipt(let receipt) = router.front { receipt.done() }
    return router.calls + ["children: \(home.childCoordinators.count)"]
  }
}
