import UIKit

/// What is planned for breakfast, and where it can be changed.
final class HomeViewController: UIViewController {
  var onChoose: (() -> Void)?
  var onShop: (() -> Void)?
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Breakfast"
    let choose = button("Choose") { [weak self] in self?.onChoose?() }
    let shop = button("Shopping") { [weak self] in self?.onShop?() }
    show(rows: [label, choose, shop])
  }

  func say(_ text: String) { label.text = text }
}
