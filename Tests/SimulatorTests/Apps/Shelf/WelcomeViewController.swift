import UIKit

/// Tells a new reader something about the library.
final class WelcomeViewController: StackViewController {
  /// The reader has read the page.
  var onNext: (() -> Void)?

  private let page: WelcomePage

  init(page: WelcomePage) {
    self.page = page
    super.init(title: page.title)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = page.text
    label.numberOfLines = 0
    add(label, button("Next") { [weak self] in self?.onNext?() })
  }
}
