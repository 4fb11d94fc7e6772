import UIKit

/// How an app of these tests is wrong.
enum Flaw {
  case none
  /// The sign-in flow's view model captures its coordinator strongly.
  case closureCycle
  /// The app keeps the sign-in flow in a second place.
  case secondReference
  /// Signing in pushes a controller that is on the stack already.
  case pushesTwice
}

@MainActor
protocol Coordinator: AnyObject {
  var childCoordinators: [any Coordinator] { get set }
}

/// A club's app: sign in, see the members, look at one, change the settings in a sheet, sign out.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var coordinator: AppCoordinator?
  private let flaw: Flaw

  init(_ flaw: Flaw = .none) {
    self.flaw = flaw
    super.init()
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    coordinator = AppCoordinator(window, flaw)
    coordinator?.start(opening: connectionOptions.urlContexts.first?.url)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let url = URLContexts.first?.url else { return }
    coordinator?.open(url)
  }
}

final class AppCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  private let window: UIWindow
  private let navigation = UINavigationController()
  private let flaw: Flaw
  private var kept: AuthCoordinator?

  init(_ window: UIWindow, _ flaw: Flaw) {
    self.window = window
    self.flaw = flaw
  }

  func start(opening url: URL?) {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    showSignIn()
    if let url { open(url) }
  }

  func open(_ url: URL) {
    navigation.pushViewController(FormController(url.host() ?? "Link", []), animated: true)
  }

  func showSignIn() {
    let auth = AuthCoordinator(navigation, flaw)
    auth.delegate = self
    if flaw == .secondReference { kept = auth }
    childCoordinators = [auth]
    auth.start()
  }

  func didSignIn(_ child: AuthCoordinator) {
    childCoordinators.removeAll { $0 === child }
    let members = MembersCoordinator(navigation)
    members.onSignOut = { [weak self] in self?.showSignIn() }
    childCoordinators.append(members)
    members.start()
  }
}

final class SignInViewModel {
  var onDone: (() -> Void)?
}

final class AuthCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: AppCoordinator?
  private let navigation: UINavigationController
  private let viewModel = SignInViewModel()
  private let flaw: Flaw

  init(_ navigation: UINavigationController, _ flaw: Flaw) {
    self.navigation = navigation
    self.flaw = flaw
  }

  func start() {
    viewModel.onDone =
      switch flaw {
      case .closureCycle: { self.finish() }
      default: { [weak self] in self?.finish() }
      }
    let parts: [UIView] = [
      label("Please sign in."), field("Name"), field("Password", isSecure: true),
      button("Log in") { [viewModel] in viewModel.onDone?() }, disabled("Register"),
    ]
    navigation.setViewControllers([FormController("Sign in", parts)], animated: false)
  }

  private func disabled(_ title: String) -> UIButton {
    let button = button(title) {}
    button.isEnabled = false
    return button
  }

  private func finish() {
    if flaw == .pushesTwice, let top = navigation.topViewController {
      return navigation.pushViewController(top, animated: true)
    }
    delegate?.didSignIn(self)
  }
}

final class MembersCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  var onSignOut: (() -> Void)?
  private let navigation: UINavigationController

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    let list = MembersController(names: ["Ada", "Grace"]) { [weak self] in self?.show($0) }
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Settings",
      primaryAction: UIAction { [weak self] _ in self?.showSettings() }
    )
    navigation.setViewControllers([list], animated: true)
  }

  private func show(_ name: String) {
    navigation.pushViewController(
      FormController(name, [label("\(name) likes chess.")]),
      animated: true
    )
  }

  private func showSettings() {
    let parts = [button("Sign out") { [weak self] in self?.askToSignOut() }]
    let sheet = UINavigationController(rootViewController: FormController("Settings", parts))
    navigation.present(sheet, animated: true)
  }

  private func askToSignOut() {
    let alert = UIAlertController(
      title: "Sign out?",
      message: "You can come back.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Sign out", style: .destructive) { [weak self] _ in self?.signOut() }
    )
    navigation.presentedViewController?.present(alert, animated: true)
  }

  private func signOut() {
    navigation.dismiss(animated: true)
    onSignOut?()
  }
}
