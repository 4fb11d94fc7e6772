import UIKit

/// The shop's first screen.
final class HomeViewController: UIViewController {
  private let viewModel: HomeViewModel

  init(viewModel: HomeViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let greeting = UILabel()
    greeting.text = viewModel.greeting
    let profile = button("Profile") { [viewModel] in
      viewModel.openProfile()
    }
    let signOut = button("Sign out") { [viewModel] in
      viewModel.signOut()
    }
    show(rows: [greeting, profile, signOut])
  }
}
