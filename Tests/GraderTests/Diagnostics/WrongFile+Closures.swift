extension WrongFile {
  static let closures = [
    WrongFile(
      "implicit_use_of_self_in_closure",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        let viewModel = SignInViewModel()
        func start() {
          viewModel.onSignedIn = { name in
            ▶showHome(name)
          }
        }
        func showHome(_ name: String) {}
      }
      """,
      says: "who owns the closure",
      "`[weak self]`"
    ),
    WrongFile(
      "assigning_noattrfunc_to_attrfunc",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        var onFinish: (() -> Void)?
        func start(whenFinished done: () -> Void) {
          onFinish ▶= done
        }
      }
      """,
      says: "`done` is only lent",
      "`@escaping`"
    ),
    WrongFile(
      "failed_to_produce_diagnostic",
      """
      import UIKit

      @MainActor
      func start(_ viewModel: SignInViewModel) {
        viewModel.onSignedIn ▶= { print("signed in") }
      }
      """,
      says: "`{ _ in … }` for one"
    ),
    WrongFile(
      "closure_argument_list_missing",
      """
      @MainActor
      final class ProfileFlow {
        func whenSignedIn(_ done: @escaping (String) -> Void) {}
        func start() {
          whenSignedIn ▶{ print("signed in") }
        }
      }
      """,
      says: "`name in`"
    ),
    WrongFile(
      "closure_argument_list_tuple",
      """
      @MainActor
      final class ProfileFlow {
        func whenFinished(_ done: @escaping () -> Void) {}
        func start() {
          whenFinished { ▶name in print(name) }
        }
      }
      """,
      says: "`() -> Void`"
    ),
    WrongFile(
      "cannot_infer_closure_parameter_type",
      """
      @MainActor
      final class ProfileFlow {
        var onFinish: (() -> Void)?
        func start() {
          onFinish = { [weak self] ▶name in self?.finish() }
        }
        func finish() {}
      }
      """,
      says: "what `name` is"
    ),
  ]
}
