import UIKit

/// Shows what a rehearsal has seen, a line for each step.
final class RehearsalViewController: UIViewController {
  private let lines: [String]

  init(lines: [String]) {
    self.lines = lines
    super.init(nibName: nil, bundle: nil)
    title = "Rehearsal"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(
      rows: lines.map { line in
        let label = UILabel()
        label.text = line
        return label
      }
    )
  }
}
