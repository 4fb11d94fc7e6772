import UIKit

/// What your test says about `LinkParser`.
final class ReportViewController: UIViewController {
  private let complaints: [String]

  init(complaints: [String]) {
    self.complaints = complaints
    super.init(nibName: nil, bundle: nil)
    title = "Your test"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let lines = complaints.isEmpty ? ["It has no complaint."] : complaints
    show(
      rows: lines.map { line in
        let label = UILabel()
        label.text = line
        return label
      }
    )
  }
}
