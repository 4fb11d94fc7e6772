import UIKit

/// Says thank you.
final class ThanksViewController: UIViewController {
  private let viewModel: ThanksViewModel

  init(viewModel: ThanksViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let content = UILabel()
    content.text = viewModel.text
    let done = button("Done") { [viewModel] in viewModel.done() }
    let signOut = button("Sign out") { [viewModel] in
      viewModel.signOut()
    }
    show(rows: [content, done, signOut])
  }
}
