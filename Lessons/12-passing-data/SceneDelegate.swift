import UIKit

/// Where iOS meets the app: what is shared is made here, and handed on.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var week: WeekCoordinator?
  /// What is to go wrong in this run, for teaching; nil for nothing.
  var fault = Fault.named(in: ProcessInfo.processInfo.arguments)

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let navigationController = UINavigationController()
    let week = makeWeek(on: navigationController)
    self.week = week
    week.start()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  private func makeWeek(
    on navigationController: UINavigationController
  ) -> WeekCoordinator {
    let repository = PickByRepositoryPlan()
    guard let fault else {
      return WeekCoordinator(
        navigationController: navigationController,
        repository: repository
      )
    }
    return FaultyWeekCoordinator(
      navigationController: navigationController,
      repository: repository,
      fault: fault
    )
  }
}
