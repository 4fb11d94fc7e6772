extension WrongFile {
  static let optionals = [
    WrongFile(
      "optional_base_not_unwrapped",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        weak var delegate: (any SignInDelegate)?
        func finish() {
          ▶delegate.didSignIn(as: "Ada")
        }
      }
      """,
      says: "`(any SignInDelegate)?`",
      "calls `didSignIn` when there is someone"
    ),
    WrongFile(
      "optional_base_not_unwrapped",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        let viewModel = SignInViewModel()
        func start() {
          viewModel.onSignedIn = { [weak self] name in
            ▶self.showHome(name)
          }
        }
        func showHome(_ name: String) {}
      }
      """,
      says: "`ProfileFlow?`",
      "`showHome`"
    ),
    WrongFile(
      "optional_not_unwrapped",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        var onFinish: (() -> Void)?
        func finish() { ▶onFinish() }
      }
      """,
      says: "`(() -> Void)?`",
      "`onFinish?()`"
    ),
    WrongFile(
      "optional_not_unwrapped",
      """
      import UIKit

      @MainActor
      func tell(_ delegate: any SignInDelegate, _ nameField: UITextField) {
        delegate.didSignIn(as: nameField.▶text)
      }
      """,
      says: "the type is `String?`",
      "`??`"
    ),
    WrongFile(
      "optional_self_not_unwrapped",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        let viewModel = SignInViewModel()
        func start() {
          viewModel.onSignedIn = { [weak self] name in
            ▶showHome(name)
          }
        }
        func showHome(_ name: String) {}
      }
      """,
      says: "`self?.`",
      "guard let self"
    ),
    WrongFile(
      "optional_used_as_boolean",
      """
      func isKnown(_ name: String?) -> Bool {
        if ▶name { return true }
        return false
      }
      """,
      says: "`String?` is no yes or no"
    ),
    WrongFile(
      "condition_optional_element_pattern_not_valid_type",
      """
      import UIKit

      @MainActor
      func start(_ coordinator: AppCoordinator) {
        guard ▶let known = coordinator else { return }
        known.start()
      }
      """,
      says: "`AppCoordinator` always is one"
    ),
    WrongFile(
      "guard_body_must_not_fallthrough",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        weak var delegate: (any SignInDelegate)?
        func finish() {
          guard let delegate else {
            print("nobody there")
          ▶}
          delegate.didSignIn(as: "Ada")
        }
      }
      """,
      says: "Put `return`"
    ),
    WrongFile(
      "expected_else_after_guard",
      """
      func greet(_ name: String?) -> String {
        guard let name ▶{ return "Good morning" }
        return name
      }
      """,
      says: "`guard let name else { return }`"
    ),
    WrongFile(
      "invalid_force_unwrap",
      """
      func greet(_ name: String) -> String { name▶! }
      """,
      says: "`String` never is"
    ),
    WrongFile(
      "invalid_optional_chain",
      """
      func length(of name: String) -> Int { name▶?.count ?? 0 }
      """,
      says: "`String` never is"
    ),
    WrongFile(
      "cannot_convert_initializer_value_nil",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        var window: UIWindow = ▶nil
      }
      """,
      says: "`UIWindow?`"
    ),
    WrongFile(
      "cannot_convert_assign_nil",
      """
      @MainActor
      final class ProfileFlow {
        var name = ""
        func end() { name = ▶nil }
      }
      """,
      says: "`String?`"
    ),
    WrongFile(
      "cannot_convert_to_return_type_nil",
      """
      import UIKit

      @MainActor
      func makeHome() -> HomeViewController {
        ▶nil
      }
      """,
      says: "`HomeViewController?`"
    ),
    WrongFile(
      "cannot_convert_argument_value_nil",
      """
      import UIKit

      @MainActor
      func tell(_ delegate: any SignInDelegate) { delegate.didSignIn(as: ▶nil) }
      """,
      says: "wants a `String`"
    ),
    WrongFile(
      "invalid_ownership_not_optional",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        weak var ▶delegate: any SignInDelegate
        init(delegate: any SignInDelegate) { self.delegate = delegate }
      }
      """,
      says: "`(any SignInDelegate)?`"
    ),
  ]
}
