import Observation
import UIKit

/// Makes the tabs follow the model, with a stack in each and a sheet
/// over them.
@MainActor
final class TabStage: NSObject, UITabBarControllerDelegate {
  let tabBarController = UITabBarController()
  let model: ShopModel
  private let stacks: [PathStack]
  private let sheet: FormSheet

  init(model: ShopModel) {
    self.model = model
    stacks = Tab.allCases.map { PathStack(tab: $0, model: model) }
    sheet = FormSheet(model: model, presenter: tabBarController)
    super.init()
    tabBarController.viewControllers = stacks.map(\.navigationController)
    tabBarController.delegate = self
  }

  func start() {
    follow()
    for stack in stacks {
      stack.follow()
    }
    sheet.follow()
  }

  private func follow() {
    withObservationTracking {
      tabBarController.selectedIndex = model.place.tab.rawValue
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    Tab(rawValue: tabBarController.selectedIndex).map(model.didSelect)
  }
}
