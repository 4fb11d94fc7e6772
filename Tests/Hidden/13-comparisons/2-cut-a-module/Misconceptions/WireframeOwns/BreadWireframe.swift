import UIKit

/// R: leads on from a bread.
@MainActor
final class BreadWireframe: BreadRouting {
  var view: UIViewController?

  func showReceipt(of name: String, price: Int) {
    view?.navigationController?.pushViewController(
      ReceiptViewController(name: name, price: price),
      animated: true
    )
  }
}
