import UIKit

/// Where iOS meets the app; the path travels as names.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let model = ShopModel()
  private var pathStack: PathStack?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let stack = UINavigationController()
    window.rootViewController = stack
    self.window = window
    let words = session.stateRestorationActivity?.userInfo?["words"]
    model.path = routes(from: words as? [String] ?? [])
    let pathStack = PathStack(model: model, navigationController: stack)
    pathStack.start()
    self.pathStack = pathStack
    window.makeKeyAndVisible()
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "crumb.words")
    activity.userInfo = [
      "words": model.path.flatMap { route in
        switch route {
        case .bread(let name): ["bread", name]
        case .amount(let name): ["amount", name]
        }
      }
    ]
    return activity
  }

  private func routes(from words: [String]) -> [Route] {
    var routes: [Route] = []
    for start in stride(from: 0, to: words.count - 1, by: 2) {
      let name = words[start + 1]
      guard Bread.named(name) != nil else { break }
      routes.append(words[start] == "bread" ? .bread(name) : .amount(name))
    }
    return routes
  }
}
