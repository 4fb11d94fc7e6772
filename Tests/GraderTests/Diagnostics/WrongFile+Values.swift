extension WrongFile {
  /// Values of another type than the place they are put in.
  static let values = [
    WrongFile(
      "cannot_convert_argument_value",
      """
      import UIKit

      @MainActor
      func show(_ app: AppCoordinator, on navigationController: UINavigationController) {
        navigationController.pushViewController(▶app, animated: true)
      }
      """,
      says: "takes `UIViewController`",
      "given `AppCoordinator`"
    ),
    WrongFile(
      "cannot_convert_argument_value_anyobject",
      """
      struct Customer { let name: String }
      func isSame(_ first: Customer, _ second: Customer) -> Bool { ▶first === second }
      """,
      says: "a `Customer` is no object",
      "`==`"
    ),
    WrongFile(
      "cannot_convert_initializer_value",
      """
      let total: Int = ▶"3"
      """,
      says: "declared as `Int`",
      "is a `String`"
    ),
    WrongFile(
      "cannot_convert_assign",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        let viewModel = SignInViewModel()
        func start() { viewModel.delegate = ▶self }
      }
      """,
      says: "`ProfileFlow` has not promised"
    ),
    WrongFile(
      "cannot_convert_assign",
      """
      import UIKit

      @MainActor
      func start(in window: UIWindow) {
        window.rootViewController = ▶AppCoordinator(window: window)
      }
      """,
      says: "holds `UIViewController`",
      "given `AppCoordinator`"
    ),
    WrongFile(
      "cannot_convert_to_return_type",
      """
      import UIKit

      @MainActor
      func home(on navigationController: UINavigationController) -> HomeViewController? {
        navigationController.▶topViewController
      }
      """,
      says: "promises a `HomeViewController?`",
      "`as?`"
    ),
    WrongFile(
      "cannot_return_value_from_void_func",
      """
      import UIKit

      @MainActor
      func makeHome(name: String) {
        return ▶HomeViewController(name: name)
      }
      """,
      says: "`-> UIViewController`"
    ),
    WrongFile(
      "missing_return_decl",
      """
      import UIKit

      @MainActor
      func makeHome(name: String) -> UIViewController {
        let home = HomeViewController(name: name)
        home.title = name
      ▶}
      """,
      says: "promises a `UIViewController`",
      "`return`"
    ),
    WrongFile(
      "cannot_coerce_to_type",
      """
      import UIKit

      @MainActor
      func title(_ screen: UIViewController) -> String { (screen ▶as HomeViewController).name }
      """,
      says: "not every `UIViewController` is a `HomeViewController`"
    ),
    WrongFile(
      "cannot_apply_binop_to_args",
      """
      func isMany(_ count: String) -> Bool { count ▶> 3 }
      """,
      says: "between a `String` and a `Int`"
    ),
    WrongFile(
      "cannot_apply_binop_to_same_args",
      """
      import UIKit

      func isSame(_ first: any Coordinator, _ second: any Coordinator) -> Bool { first ▶== second }
      """,
      says: "`any Coordinator`",
      "`===`"
    ),
    WrongFile(
      "integer_used_as_boolean",
      """
      func isMany(_ count: Int) -> Bool {
        if ▶count { return true }
        return false
      }
      """,
      says: "`Int` is no yes or no"
    ),
    WrongFile(
      "unbound_generic_parameter",
      """
      func find<Child>() -> Child? { nil }

      func start() {
        let child = ▶find()
        print(child as Any)
      }
      """,
      says: "`Child` stands for"
    ),
    WrongFile(
      "collection_literal_empty",
      """
      func start() {
        var children = ▶[]
        children.append("Ada")
      }
      """,
      says: "`var children: [any Coordinator] ="
    ),
    WrongFile(
      "tuple_types_not_convertible_nelts",
      """
      func customer() -> (String, Int) { ("Ada", 1) }

      func greet() {
        let (name, age, town) = ▶customer()
        print(name, age, town)
      }
      """,
      says: "`(String, Int)`"
    ),
    WrongFile(
      "non_exhaustive_switch",
      """
      enum Route { case signIn, home, profile }

      func title(of route: Route) -> String {
        ▶switch route {
        case .signIn: "Sign in"
        case .home: "Today's bread"
        }
      }
      """,
      says: "add missing case: '.profile'",
      "answer for each case"
    ),
  ]
}
