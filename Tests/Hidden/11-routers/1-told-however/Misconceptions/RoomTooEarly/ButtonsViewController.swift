import UIKit

/// A screen of buttons: each does what its maker wants.
final class ButtonsViewController: UIViewController {
  private let choices: [Choice]

  init(title: String, choices: [Choice]) {
    self.choices = choices
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(rows: choices.map { button($0.label, action: $0.action) })
  }
}
