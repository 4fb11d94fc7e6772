import UIKit

/// What is planned for breakfast.
final class HomeViewController: UIViewController {
  var onChoose: (() -> Void)?
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Breakfast"
    let choose = button("Choose") { [weak self] in self?.onChoose?() }
    show(rows: [label, choose])
  }

  func say(_ text: String) { label.text = text }
}
