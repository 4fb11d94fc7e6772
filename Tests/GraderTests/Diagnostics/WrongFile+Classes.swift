extension WrongFile {
  static let classes = [
    WrongFile(
      "missing_override",
      """
      import UIKit

      final class ProfileViewController: UIViewController {
        func ▶viewDidLoad() {
          super.viewDidLoad()
        }
      }
      """,
      says: "func viewDidLoad()",
      "on purpose"
    ),
    WrongFile(
      "method_does_not_override",
      """
      import UIKit

      final class ProfileViewController: UIViewController {
        override func ▶viewDidload() {
          super.viewDidLoad()
        }
      }
      """,
      says: "func viewDidload()",
      "capitals"
    ),
    WrongFile(
      "override_final",
      """
      import UIKit

      class Screen: UIViewController {
        final func showRows() {}
      }

      final class ProfileScreen: Screen {
        override func ▶showRows() {}
      }
      """,
      says: "`final` there",
      "ProfileFlow.swift:4:14"
    ),
    WrongFile(
      "inheritance_from_final_class",
      """
      import UIKit

      final class ▶ProfileViewController: HomeViewController {}
      """,
      says: "`HomeViewController` is `final`"
    ),
    WrongFile(
      "multiple_inheritance",
      """
      import UIKit

      final class ProfileFlow: UIViewController, ▶UINavigationController {}
      """,
      says: "`UIViewController` and `UINavigationController`"
    ),
    WrongFile(
      "superclass_not_first",
      """
      import UIKit

      final class ProfileFlow: SignInDelegate, ▶UIViewController {
        func didSignIn(as name: String) {}
      }
      """,
      says: "The superclass, `UIViewController`"
    ),
    WrongFile(
      "super_no_superclass",
      """
      @MainActor
      final class ProfileFlow {
        func start() { ▶super.start() }
      }
      """,
      says: "`ProfileFlow` has none"
    ),
    WrongFile(
      "destructor_params",
      """
      @MainActor
      final class ProfileFlow {
        deinit▶() { print("freed") }
      }
      """,
      says: "`deinit { … }`"
    ),
  ]
}
