import UIKit

/// R: leads on from a bread.
@MainActor
final class BreadWireframe: BreadRouting {
  /// The view's presenter holds this object.
  weak var view: UIViewController?

  func showReceipt(of name: String, price: Int) {
    view?.navigationController?.pushViewController(
      ReceiptViewController(name: name, price: price),
      animated: true
    )
  }
}
