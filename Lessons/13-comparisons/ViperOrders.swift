/// What the interactors of several modules share: the last order.
@MainActor
final class ViperOrders {
  var last: Order?
}
