/// The app that lessons and exercises begin with: two screens, and a coordinator that leads from one to
/// the other.
struct SkeletonApp {
  /// What an author is to write into the coordinator's file.
  var mark: String
  /// What the closure of the first screen captures, and a space.
  var capture = "[weak self] in self?"
  /// What stands behind the first screen in `start()`.
  var startsWith = ""
  /// The statements that show the second screen.
  var shows = ["navigationController.pushViewController(second, animated: true)"]

  /// The Swift files, by name.
  var files: [String: String] {
    [
      "SceneDelegate.swift": Self.sceneDelegate,
      "FirstViewController.swift": Self.firstScreen,
      "AppCoordinator.swift": coordinator,
    ]
  }

  private var coordinator: String {
    """
    import UIKit

    // \(Mark.words)\(mark)
    @MainActor
    final class AppCoordinator {
      /// Empty, since this flow gives no work away; `tree` looks for it.
      var childCoordinators: [AnyObject] = []
      private let navigationController: UINavigationController

      init(navigationController: UINavigationController) {
        self.navigationController = navigationController
      }

      /// Puts the flow's first screen on the stack.
      func start() {
        let first = FirstViewController()
        first.onGoOn = { \(capture).showSecond() }
        navigationController.setViewControllers([first], animated: false)
    \(startsWith)  }

      private func showSecond() {
    \(shows.isEmpty ? "" : secondScreen)  }
    }

    """
  }

  private var secondScreen: String {
    (["let second = UIViewController()", "second.title = \"Second\""] + shows)
      .map { "    \($0)\n" }.joined()
  }

  private static let firstScreen = """
    import UIKit

    /// The screen that the flow begins with.
    final class FirstViewController: UIViewController {
      /// Called when the user wants to go on.
      var onGoOn: (() -> Void)?

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "First"
        view.addSubview(
          UIButton(
            type: .system,
            primaryAction: UIAction(title: "Go on") { [weak self] _ in
              self?.onGoOn?()
            }
          )
        )
      }
    }

    """

  private static let sceneDelegate = """
    import UIKit

    /// Where iOS meets the app.
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var appCoordinator: AppCoordinator?

      func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let navigationController = UINavigationController()
        let coordinator = AppCoordinator(
          navigationController: navigationController
        )
        appCoordinator = coordinator
        coordinator.start()
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
        self.window = window
      }
    }

    """
}
