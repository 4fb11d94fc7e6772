import UIKit

/// The breads that can be wrapped.
final class GiftListViewController: UIViewController {
  private let viewModel: GiftListViewModel

  init(viewModel: GiftListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let breads = viewModel.breads.map { bread in
      button(bread.name) { [viewModel] in viewModel.choose(bread) }
    }
    let cancel = button("Cancel") { [viewModel] in viewModel.cancel() }
    show(rows: breads + [cancel])
  }
}
