extension WrongFile {
  static let isolation = [
    WrongFile(
      "actor_isolated_call_decl",
      """
      import UIKit

      final class ProfileFlow {
        private let navigationController: UINavigationController
        init(navigationController: UINavigationController) {
          self.navigationController = navigationController
        }
        func leave() {
          navigationController.▶popToRootViewController(animated: true)
        }
      }
      """,
      says: "main actor",
      "`popToRootViewController(animated:)`",
      "`@MainActor` above the class"
    ),
    WrongFile(
      "actor_isolated_call_decl",
      """
      import Dispatch
      import UIKit

      @MainActor
      final class ProfileFlow {
        func leave() {}
        func load() {
          DispatchQueue.global().async { self.▶leave() }
        }
      }
      """,
      says: "main actor",
      "come back first: `Task { @MainActor in … }`"
    ),
    WrongFile(
      "actor_isolated_non_self_reference",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        var name = ""
        func load() {
          DispatchQueue.global().async { self.▶name = "Ada" }
        }
      }
      """,
      says: "another thread, and `name`",
      "Task { @MainActor in"
    ),
    WrongFile(
      "actor_isolated_non_self_reference",
      """
      import UIKit

      func root(of window: UIWindow) -> UIViewController? {
        window.▶rootViewController
      }
      """,
      says: "`rootViewController` belongs to the main actor"
    ),
    WrongFile(
      "isolated_default_argument_context",
      """
      import UIKit

      final class ProfileFlow {
        private let ▶navigationController = UINavigationController()
      }
      """,
      says: "`@MainActor`"
    ),
    WrongFile(
      "conformance_mismatched_isolation_common",
      """
      import UIKit

      protocol ProfileDelegate: AnyObject {
        func profileDidFinish()
      }

      @MainActor
      final class ProfileFlow: ▶ProfileDelegate {
        func profileDidFinish() {}
      }
      """,
      says: "`ProfileFlow` lives on the main actor",
      "`ProfileDelegate` promises"
    ),
    WrongFile(
      "regionbasedisolation_typed_tns_passed_sending_closure",
      """
      final class Session {
        var name = ""
      }

      @MainActor
      func save(_ session: Session) {
        Task.▶detached {
          session.name = "Ada"
        }
      }
      """,
      says: "'session'",
      "`@MainActor`"
    ),
    WrongFile(
      "regionbasedisolation_named_send_yields_race",
      """
      final class Session {
        var name = ""
      }

      actor Store {
        func save(_ session: Session) {}
      }

      @MainActor
      final class ProfileFlow {
        let store = Store()
        let session = Session()
        func finish() async {
          await store.▶save(session)
        }
      }
      """,
      says: "`self.session` is handed",
      "a struct"
    ),
    WrongFile(
      "regionbasedisolation_type_send_yields_race",
      """
      @MainActor
      func count() {
        var loaves = 0
        Task.▶detached { loaves += 1 }
        print(loaves)
      }
      """,
      says: "same variable"
    ),
    WrongFile(
      "shared_mutable_state_decl",
      """
      final class Session {
        static var ▶current: String?
      }
      """,
      says: "`current` could be changed",
      "`init`"
    ),
    WrongFile(
      "shared_immutable_state_decl",
      """
      final class Session {
        static let ▶shared = Session()
        var name = ""
      }
      """,
      says: "`shared` is one object for all",
      "`Session` can be changed"
    ),
    WrongFile(
      "actor_isolated_access_outside_of_actor_context",
      """
      actor Store {
        func load() -> [String] { [] }
      }

      @MainActor
      func show(_ store: Store) async {
        print(store.▶load())
      }
      """,
      says: "`load()` belongs to an actor",
      "`await`"
    ),
    WrongFile(
      "async_in_nonasync_function",
      """
      actor Store {
        func load() async -> [String] { [] }
      }

      @MainActor
      func show(_ store: Store) {
        let names = await ▶store.load()
        print(names)
      }
      """,
      says: "`Task { }`",
      "`async`"
    ),
  ]
}
