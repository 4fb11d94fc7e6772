import UIKit

/// The first screen, from which all others are reached.
final class MenuViewController: UIViewController {
  private let viewModel: MenuViewModel

  init(viewModel: MenuViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let bread = button("Bread") { [viewModel] in viewModel.openBread() }
    let profile = button("Profile") { [viewModel] in
      viewModel.openProfile()
    }
    let settings = button("Settings") { [viewModel] in
      viewModel.openSettings()
    }
    show(rows: [bread, profile, settings])
  }
}
