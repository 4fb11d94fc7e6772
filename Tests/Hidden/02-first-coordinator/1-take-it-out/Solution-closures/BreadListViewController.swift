import UIKit

/// Today's bread.
final class BreadListViewController: UIViewController {
  private let viewModel: BreadListViewModel
  private let onChosen: (Bread) -> Void

  init(
    viewModel: BreadListViewModel,
    onChosen: @escaping (Bread) -> Void
  ) {
    self.viewModel = viewModel
    self.onChosen = onChosen
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(
      rows: viewModel.breads.map { bread in
        button(bread.name) { [onChosen] in onChosen(bread) }
      }
    )
  }
}
