extension WrongFile {
  static let promises = [
    WrongFile(
      "type_does_not_conform",
      """
      import UIKit

      @MainActor
      final class ▶ProfileFlow: Coordinator {
        var childCoordinators: [any Coordinator] = []
      }
      """,
      says: "`ProfileFlow` does not keep all of it",
      "protocol requires function 'start()'"
    ),
    WrongFile(
      "witness_argument_name_mismatch",
      """
      import UIKit

      @MainActor
      final class ProfileFlow: SignInDelegate {
        func ▶didSignIn(name: String) {}
      }
      """,
      says: "`SignInDelegate` promises `didSignIn(as:)`"
    ),
    WrongFile(
      "witness_not_accessible_proto",
      """
      import UIKit

      @MainActor
      final class ProfileFlow: Coordinator {
        var childCoordinators: [any Coordinator] = []
        private func ▶start() {}
      }
      """,
      says: "`private` away from `start()`"
    ),
    WrongFile(
      "redundant_conformance",
      """
      import UIKit

      @MainActor
      final class ProfileFlow: Coordinator {
        var childCoordinators: [any Coordinator] = []
        func start() {}
      }

      extension ProfileFlow: ▶Coordinator {}
      """,
      says: "promises of `Coordinator`"
    ),
    WrongFile(
      "non_class_cannot_conform_to_class_protocol",
      """
      import UIKit

      @MainActor
      struct ▶ProfileFlow: Coordinator {
        var childCoordinators: [any Coordinator] = []
        func start() {}
      }
      """,
      says: "Make `ProfileFlow` a `final class`"
    ),
    WrongFile(
      "cannot_convert_argument_value_protocol",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        func start() {}
      }

      @MainActor
      func begin(_ app: AppCoordinator) {
        app.addChild(▶ProfileFlow())
      }
      """,
      says: "A `Coordinator` is wanted",
      "`ProfileFlow` does not say"
    ),
    WrongFile(
      "type_cannot_conform",
      """
      import UIKit

      @MainActor
      func place(of child: any Coordinator, in app: AppCoordinator) -> Int? {
        app.childCoordinators.▶firstIndex(of: child)
      }
      """,
      says: "`any Coordinator`",
      "`firstIndex { $0 === child }`"
    ),
    WrongFile(
      "type_cannot_conform",
      """
      import UIKit

      @MainActor
      func begin<Flow: Coordinator>(_ flow: Flow, like other: Flow) {}

      @MainActor
      func both(_ flow: any Coordinator, _ app: AppCoordinator) {
        ▶begin(flow, like: app)
      }
      """,
      says: "take `any Coordinator` itself"
    ),
    WrongFile(
      "could_not_use_member_on_existential",
      """
      protocol Store {
        associatedtype Item
        func save(_ item: Item)
      }

      func keep(_ store: any Store) { ▶store.save("Ada") }
      """,
      says: "`any Store` may be"
    ),
    WrongFile(
      "invalid_ownership_protocol_type",
      """
      import UIKit

      @MainActor
      protocol ProfileDelegate {
        func profileDidFinish()
      }

      @MainActor
      final class ProfileFlow {
        weak var ▶delegate: ProfileDelegate?
      }
      """,
      says: "`any ProfileDelegate` allows structs",
      "`: AnyObject`"
    ),
    WrongFile(
      "invalid_ownership_type",
      """
      struct Customer { let name: String }

      @MainActor
      final class ProfileFlow {
        weak var ▶customer: Customer?
      }
      """,
      says: "`Customer` is a value"
    ),
    WrongFile(
      "protocol_method_with_body",
      """
      protocol ProfileDelegate: AnyObject {
        func profileDidFinish() ▶{ print("finished") }
      }
      """,
      says: "`extension`"
    ),
    WrongFile(
      "protocol_property_must_be_computed",
      """
      protocol Parent: AnyObject {
        var ▶children: [String]
      }
      """,
      says: "`{ get set }`"
    ),
    WrongFile(
      "extension_stored_property",
      """
      import UIKit

      extension AppCoordinator {
        var ▶name: String = "Ada"
      }
      """,
      says: "class itself"
    ),
  ]
}
