import UIKit

/// The settings' only screen.
final class SettingsViewController: UIViewController {
  private let viewModel: SettingsViewModel

  init(viewModel: SettingsViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let hours = UILabel()
    hours.text = viewModel.hours
    let signOut = button("Sign out") { [viewModel] in
      viewModel.signOut()
    }
    show(rows: [hours, signOut])
  }
}
