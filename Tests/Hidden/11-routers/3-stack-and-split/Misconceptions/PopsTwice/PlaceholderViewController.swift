import UIKit

/// What the detail's place shows while nothing is chosen.
final class PlaceholderViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Crumb"
    let content = UILabel()
    content.text = "Choose a bread."
    show(rows: [content])
  }
}
