import Observation
import UIKit

/// Makes the stack follow the path: it remembers which screen is whose.
@MainActor
final class PathStack: NSObject, UINavigationControllerDelegate {
  private let model: ShopModel
  private let navigationController: UINavigationController
  private var entries: [Entry] = []
  private var watching: Task<Void, Never>?

  init(model: ShopModel, navigationController: UINavigationController) {
    self.model = model
    self.navigationController = navigationController
    super.init()
  }

  isolated deinit { watching?.cancel() }

  func start() {
    navigationController.delegate = self
    let list = BreadListViewController(model: model)
    entries = model.path.compactMap(makeEntry)
    navigationController.setViewControllers(
      [list] + entries.map(\.screen),
      animated: false
    )
    let paths = Observations { [model] in model.path }
    watching = Task { [weak self] in
      for await path in paths { self?.follow(path) }
    }
  }

  private func makeEntry(_ route: Route) -> Entry? {
    route.makeScreen(for: model).map { Entry(route: route, screen: $0) }
  }

  private func follow(_ path: [Route]) {
    guard path != entries.map(\.route) else { return }
    var next: [Entry] = []
    for (place, route) in path.enumerated() {
      let isKept =
        next.count == place && entries.indices.contains(place)
        && entries[place].route == route
        && entries.prefix(place).map(\.route) == Array(path.prefix(place))
      if isKept {
        next.append(entries[place])
      } else if let entry = makeEntry(route) {
        next.append(entry)
      }
    }
    entries = next
    let list = navigationController.viewControllers.prefix(1)
    let isSeen = navigationController.viewIfLoaded?.window != nil
    navigationController.setViewControllers(
      list + next.map(\.screen),
      animated: isSeen
    )
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let left = entries.filter { entry in
      navigationController.viewControllers.contains { $0 === entry.screen }
    }
    guard left.count < entries.count else { return }
    let before = entries.map(\.route)
    entries = left
    if model.path == before { model.path = left.map(\.route) }
  }
}
