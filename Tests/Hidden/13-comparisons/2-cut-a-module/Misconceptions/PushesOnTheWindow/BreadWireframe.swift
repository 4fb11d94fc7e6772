import UIKit

/// R: leads on from a bread.
@MainActor
final class BreadWireframe: BreadRouting {
  weak var view: UIViewController?

  func showReceipt(of name: String, price: Int) {
    let root = view?.viewIfLoaded?.window?.rootViewController
    (root as? UINavigationController)?.pushViewController(
      ReceiptViewController(name: name, price: price),
      animated: true
    )
  }
}
