import UIKit

/// V: today's bread, which it shows; taps are passed on.
final class ViperListViewController: UIViewController, ViperListView {
  private let presenter: ViperListPresenter
  private let summary = UILabel()

  init(presenter: ViperListPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    title = presenter.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let breads = presenter.breads.map { bread in
      button(bread.name) { [presenter] in presenter.didChoose(bread) }
    }
    show(rows: [summary] + breads)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }

  func show(summary text: String) { summary.text = text }
}
