import UIKit

/// A screen with a title and buttons.
final class MenuViewController: UIViewController {
  var items: [MenuItem] = []

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(
      rows: items.map { item in
        button(item.title) { [weak self] in
          if let self { item.action(self) }
        }
      }
    )
  }
}
