import UIKit

/// The week's plan: a button for each day, and what came of it.
final class WeekViewController: UIViewController {
  private let viewModel: WeekViewModel
  private var labels: [Day: UILabel] = [:]

  init(viewModel: WeekViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    var rows: [UIView] = []
    for day in Day.allCases {
      let label = UILabel()
      labels[day] = label
      rows.append(
        button(day.rawValue) { [viewModel] in viewModel.choose(day) }
      )
      rows.append(label)
    }
    show(rows: rows)
    viewModel.onDataUpdated = { [weak self] in
      self?.update()
    }
    update()
  }

  private func update() {
    for (day, label) in labels { label.text = viewModel.note(for: day) }
  }
}
