extension WrongFile {
  static let names = [
    WrongFile(
      "cannot_find_in_scope",
      """
      import UIKit

      @MainActor
      func start(_ window: UIWindow) {
        ▶profileCoordinator.start()
      }
      """,
      says: "`profileCoordinator`",
      "meant to declare"
    ),
    WrongFile(
      "cannot_find_in_scope",
      """
      import UIKit

      @MainActor
      func start(_ window: UIWindow) {
        let coordinator = AppCoordinator(window: window)
        ▶cordinator.start()
      }
      """,
      says: "`cordinator`",
      "did you mean 'coordinator'?"
    ),
    WrongFile(
      "cannot_find_in_scope_corrected",
      """
      import UIKit

      @MainActor
      func makeStack() -> UINavigationController {
        ▶UINavigationControler()
      }
      """,
      says: "`UINavigationControler`",
      "did you mean 'UINavigationController'?"
    ),
    WrongFile(
      "cannot_find_in_scope_corrected",
      """
      func count() -> Int {
        var loaves = 0
        loaves▶++
        return loaves
      }
      """,
      says: "`++`",
      "did you mean '+= 1'"
    ),
    WrongFile(
      "cannot_find_type_in_scope",
      """
      @MainActor
      final class ProfileFlow: Coordinator {
        var childCoordinators: [any Coordinator] = []
        private let navigationController: ▶UINavigationController
        init(navigationController: UINavigationController) {
          self.navigationController = navigationController
        }
        func start() {}
      }
      """,
      says: "`UINavigationController`",
      "`import UIKit`"
    ),
    WrongFile(
      "could_not_find_value_member",
      """
      import UIKit

      @MainActor
      func start(_ coordinator: any Coordinator) {
        coordinator.▶showProfile()
      }
      """,
      says: "`any Coordinator`",
      "`showProfile` is not in the list"
    ),
    WrongFile(
      "could_not_find_value_member",
      """
      import UIKit

      @MainActor
      func greet(on navigationController: UINavigationController) {
        navigationController.topViewController?.▶welcome()
      }
      """,
      says: "`UIViewController` has no `welcome`",
      "`as? HomeViewController`"
    ),
    WrongFile(
      "could_not_find_value_member_corrected",
      """
      import UIKit

      @MainActor
      func show(_ home: UIViewController, on navigationController: UINavigationController) {
        navigationController.▶pushViewControler(home, animated: true)
      }
      """,
      says: "has no `pushViewControler`",
      "did you mean 'pushViewController"
    ),
    WrongFile(
      "could_not_find_type_member",
      """
      import UIKit

      @MainActor
      func start() {
        AppCoordinator.▶shared.start()
      }
      """,
      says: "no `shared` in `AppCoordinator`",
      "object that you were given"
    ),
    WrongFile(
      "instance_member_use_on_type",
      """
      import UIKit

      @MainActor
      func start() {
        ▶AppCoordinator.start()
      }
      """,
      says: "`AppCoordinator` is a type",
      "`start`"
    ),
    WrongFile(
      "candidate_inaccessible",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        private let navigationController = UINavigationController()
      }

      @MainActor
      func title(of flow: ProfileFlow) -> String? {
        flow.▶navigationController.title
      }
      """,
      says: "`navigationController` is there",
      "(`private`)"
    ),
    WrongFile(
      "pattern_type_access",
      """
      private struct Session {}

      final class ProfileFlow {
        var ▶session: Session?
      }
      """,
      says: "`private`",
      "property"
    ),
    WrongFile(
      "unresolved_member_no_inference",
      """
      import UIKit

      @MainActor
      func paint(_ view: UIView) {
        let colour = .▶red
        view.backgroundColor = colour
      }
      """,
      says: "`Type.red`"
    ),
    WrongFile(
      "ambiguous_decl_ref",
      """
      func show(_ name: String?) {}
      func show(_ number: Int?) {}
      func start() { ▶show(nil) }
      """,
      says: "More than one `show`",
      "found this candidate"
    ),
    WrongFile(
      "invalid_redecl",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        func start() {}
        func ▶start() { print("start") }
      }
      """,
      says: "`start()` stands twice",
      "ProfileFlow.swift:5:8"
    ),
    WrongFile(
      "use_local_before_declaration",
      """
      func greet() -> String {
        let text = ▶greeting + "!"
        let greeting = "Good morning"
        return text
      }
      """,
      says: "`greeting`",
      "Move its `let` up"
    ),
    WrongFile(
      "circular_class_inheritance",
      """
      class ▶FirstScreen: SecondScreen {}
      class SecondScreen: FirstScreen {}
      """,
      says: "`FirstScreen` is its own superclass"
    ),
  ]
}
