extension WrongFile {
  /// Values that may not be changed, or not now.
  static let changes = [
    WrongFile(
      "assignment_lhs_is_immutable_property",
      """
      struct Session {
        var name: String?
        func signOut() {
          ▶name = nil
        }
      }
      """,
      says: "`mutating`",
      "a class"
    ),
    WrongFile(
      "assignment_lhs_is_immutable_property",
      """
      import UIKit

      @MainActor
      func take(_ navigationController: UINavigationController, from screen: UIViewController) {
        screen.▶navigationController = navigationController
      }
      """,
      says: "`navigationController` can be read, not set"
    ),
    WrongFile(
      "assignment_lhs_is_immutable_property",
      """
      @MainActor
      final class ProfileFlow {
        private(set) var name = ""
      }

      @MainActor
      func rename(_ flow: ProfileFlow) {
        flow.▶name = "Ada"
      }
      """,
      says: "Only its owner may set `name`"
    ),
    WrongFile(
      "assignment_lhs_is_immutable_property",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        let window: UIWindow? = nil
        func start(in window: UIWindow) {
          self.▶window = window
        }
      }
      """,
      says: "Make `window` a `var`"
    ),
    WrongFile(
      "assignment_lhs_is_immutable_variable",
      """
      func greet(name: String) -> String {
        ▶name = name.uppercased()
        return name
      }
      """,
      says: "`name` gets its value once"
    ),
    WrongFile(
      "cannot_pass_rvalue_mutating_subelement",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        let childCoordinators: [any Coordinator] = []
        func begin(_ child: any Coordinator) {
          childCoordinators.▶append(child)
        }
      }
      """,
      says: "changes `childCoordinators`",
      "`var`"
    ),
    WrongFile(
      "cannot_apply_lvalue_binop_to_subelement",
      """
      func count(_ names: [String]) -> Int {
        let sum = 0
        for name in names { sum ▶+= name.count }
        return sum
      }
      """,
      says: "`sum` is to change"
    ),
    WrongFile(
      "exclusivity_access_required",
      """
      struct Basket {
        var loaves = [1]
        mutating func change(_ body: (inout [Int]) -> Void) { body(&loaves) }
        mutating func double() {
          ▶change { $0.append(loaves.count) }
        }
      }
      """,
      says: "`self` is read while it is being changed"
    ),
  ]
}
