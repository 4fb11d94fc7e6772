import UIKit

/// A controller that writes down all it hears, under its type's name.
class Player: UIViewController {
  private let log: Log

  required init(log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  isolated deinit { note("deinit") }

  private func note(_ words: String) {
    log.note("\(role).\(words)")
  }

  override func loadView() {
    note("loadView")
    super.loadView()
  }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear(\(animated))") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing(\(animated))") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear(\(animated))") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear(\(animated))") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear(\(animated))") }

  override func willMove(toParent parent: UIViewController?) {
    note("willMove(toParent: \(parent?.role ?? "nil"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    note("didMove(toParent: \(parent?.role ?? "nil"))")
  }
}

extension UIViewController {
  /// The name in a scenario: a player's type, a container's title.
  ///
  /// A container without a title, as it is before its initializer has returned, has its kind's name.
  var role: String {
    switch self {
    case is UINavigationController: title ?? "nav"
    case is UITabBarController: title ?? "tab"
    default: String(describing: type(of: self))
    }
  }
}

@MainActor
extension [UIViewController] {
  /// The names in a scenario, in order.
  var roles: [String] { map { $0.role } }
}
