import UIKit

/// R: leads on from a bread.
@MainActor
final class BreadWireframe: BreadRouting {
  weak var stack: UINavigationController?

  func showReceipt(of name: String, price: Int) {
    stack?.pushViewController(
      ReceiptViewController(name: name, price: price),
      animated: true
    )
  }
}
