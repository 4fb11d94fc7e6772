import UIKit

extension Route {
  /// Makes the screen, a new one at each call, or nil when today there is
  /// no bread of that name.
  @MainActor
  func makeScreen(for model: ShopModel) -> UIViewController? {
    switch self {
    case .bread(let name):
      guard let bread = Bread.named(name) else { return nil }
      let screen = BreadViewController(bread: bread)
      screen.onOrder = { [model] in model.order(name) }
      return screen
    case .amount(let name):
      guard Bread.named(name) != nil else { return nil }
      let screen = AmountViewController()
      screen.onTaken = { [model] amount in model.take(amount, of: name) }
      screen.onDeclined = { [model] in model.decline(name) }
      return screen
    }
  }
}
