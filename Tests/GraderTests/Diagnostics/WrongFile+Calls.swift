extension WrongFile {
  static let calls = [
    WrongFile(
      "missing_argument_named",
      """
      import UIKit

      @MainActor
      func start() {
        let app = AppCoordinator(▶)
        app.start()
      }
      """,
      says: "`window:`",
      "navigation controller or the window"
    ),
    WrongFile(
      "missing_argument_positional",
      """
      import UIKit

      @MainActor
      func tell(_ viewModel: SignInViewModel) {
        viewModel.onSignedIn?(▶)
      }
      """,
      says: "one value more",
      "`onSignedIn?(name)`"
    ),
    WrongFile(
      "missing_arguments_in_call",
      """
      import UIKit

      @MainActor
      func show(on navigationController: UINavigationController) {
        navigationController.pushViewController▶()
      }
      """,
      says: "'animated'",
      "more values"
    ),
    WrongFile(
      "missing_argument_labels",
      """
      import UIKit

      @MainActor
      func start(in window: UIWindow) {
        let app = AppCoordinator(▶window)
        app.start()
      }
      """,
      says: "write `window:`"
    ),
    WrongFile(
      "wrong_argument_labels",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        weak var delegate: (any SignInDelegate)?
        func finish() { delegate?.didSignIn▶(with: "Ada") }
      }
      """,
      says: "you wrote `with:`",
      "it says `as:`"
    ),
    WrongFile(
      "extra_argument_labels",
      """
      import UIKit

      @MainActor
      func begin(_ app: AppCoordinator, _ child: any Coordinator) {
        app.addChild▶(child: child)
      }
      """,
      says: "Take `child:` out"
    ),
    WrongFile(
      "extra_argument_named",
      """
      import UIKit

      @MainActor
      func start(in window: UIWindow) {
        let app = AppCoordinator(window: window, name: ▶"Ada")
        app.start()
      }
      """,
      says: "called `name`"
    ),
    WrongFile(
      "extra_argument_positional",
      """
      import UIKit

      @MainActor
      func begin(_ app: AppCoordinator, _ child: any Coordinator) {
        app.addChild(child, ▶true)
      }
      """,
      says: "one value more than"
    ),
    WrongFile(
      "extra_arguments_in_call",
      """
      import UIKit

      @MainActor
      func begin(_ app: AppCoordinator, _ child: any Coordinator) {
        app.addChild▶(child, child, child)
      }
      """,
      says: "more values than"
    ),
    WrongFile(
      "extra_argument_to_nullary_call",
      """
      import UIKit

      @MainActor
      func start(_ app: AppCoordinator) {
        app.start(animated: ▶true)
      }
      """,
      says: "no value at all"
    ),
    WrongFile(
      "extra_trailing_closure_in_call",
      """
      import UIKit

      @MainActor
      func leave(_ navigationController: UINavigationController) {
        navigationController.popToRootViewController(animated: true) ▶{ print("left") }
      }
      """,
      says: "delegate is told"
    ),
    WrongFile(
      "no_overloads_match_exactly_in_call",
      """
      import UIKit

      @MainActor
      func end(_ child: AppCoordinator, of parent: AppCoordinator) {
        parent.childCoordinators.▶remove(child)
      }
      """,
      says: "several methods `remove`",
      "candidate expects"
    ),
    WrongFile(
      "no_accessible_initializers",
      """
      import UIKit

      @MainActor
      func start() {
        let flow = ▶Coordinator()
        flow.start()
      }
      """,
      says: "in the place of `any Coordinator`"
    ),
    WrongFile(
      "cannot_call_non_function_value",
      """
      import UIKit

      @MainActor
      func count(_ app: AppCoordinator) -> Int {
        app.childCoordinators.▶count()
      }
      """,
      says: "value of type `Int`"
    ),
    WrongFile(
      "throwing_call_without_try",
      """
      import Foundation

      func greeting(at path: String) throws -> String {
        ▶String(contentsOfFile: path, encoding: .utf8)
      }
      """,
      says: "`try`",
      "did you mean to use 'try'?"
    ),
    WrongFile(
      "try_unhandled",
      """
      import Foundation

      func greeting(at path: String) -> String {
        ▶try String(contentsOfFile: path, encoding: .utf8)
      }
      """,
      says: "`catch`",
      "`throws`"
    ),
  ]
}
