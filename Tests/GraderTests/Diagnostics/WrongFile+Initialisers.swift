extension WrongFile {
  static let initialisers = [
    WrongFile(
      "class_without_init",
      """
      import UIKit

      @MainActor
      final class ▶ProfileFlow {
        private let navigationController: UINavigationController
      }
      """,
      says: "A property of `ProfileFlow`",
      "'navigationController' without initial value"
    ),
    WrongFile(
      "return_from_init_without_initing_stored_properties",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        private let window: UIWindow
        private let name: String
        init(window: UIWindow, name: String) {
          self.window = window
        ▶}
      }
      """,
      says: "'self.name' not initialized"
    ),
    WrongFile(
      "superselfinit_not_called_before_return",
      """
      import UIKit

      final class ProfileViewController: UIViewController {
        private let name: String
        init(name: String) {
          self.name = name
        ▶}
        required init?(coder: NSCoder) { fatalError("made in code only") }
      }
      """,
      says: "`super.init(nibName: nil, bundle: nil)`"
    ),
    WrongFile(
      "ivar_not_initialized_at_superinit",
      """
      import UIKit

      final class ProfileViewController: UIViewController {
        private var name: String
        init(name: String) {
          super.▶init(nibName: nil, bundle: nil)
          self.name = name
        }
        required init?(coder: NSCoder) { fatalError("made in code only") }
      }
      """,
      says: "`self.name` has no value"
    ),
    WrongFile(
      "immutable_property_already_initialized",
      """
      import UIKit

      final class ProfileViewController: UIViewController {
        private let name: String
        init(name: String) {
          self.name = name
          self.name ▶= name.uppercased()
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("made in code only") }
      }
      """,
      says: "`self.name` is set too late"
    ),
    WrongFile(
      "self_use_before_fully_init",
      """
      import UIKit

      final class ProfileViewController: UIViewController {
        private let name: String
        init(name: String) {
          self.name = name
          title ▶= name
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("made in code only") }
      }
      """,
      says: "`title` belongs to the superclass",
      "below `super.init`"
    ),
    WrongFile(
      "required_initializer_missing",
      """
      import UIKit

      final class ProfileViewController: UIViewController {
        private let name: String
        init(name: String) {
          self.name = name
          super.init(nibName: nil, bundle: nil)
        }
      ▶}
      """,
      says: "A class of `UIViewController`'s",
      "`required init?(coder: NSCoder)"
    ),
    WrongFile(
      "chain_convenience_init",
      """
      import UIKit

      final class ProfileViewController: UIViewController {
        init(name: String) {
          ▶super.init()
          title = name
        }
        required init?(coder: NSCoder) { fatalError("made in code only") }
      }
      """,
      says: "`UIViewController` has another initialiser"
    ),
    WrongFile(
      "delegating_designated_init",
      """
      import UIKit

      final class ProfileViewController: UIViewController {
        ▶init(name: String) {
          self.init(nibName: nil, bundle: nil)
          title = name
        }
        override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: nibName, bundle: bundle)
        }
        required init?(coder: NSCoder) { fatalError("made in code only") }
      }
      """,
      says: "`convenience init`",
      "`ProfileViewController`"
    ),
    WrongFile(
      "instance_member_in_initializer",
      #"""
      @MainActor
      final class ProfileFlow {
        let name = "Ada"
        let greeting = "Good morning, \(▶name)"
      }
      """#,
      says: "`name` may have none yet"
    ),
    WrongFile(
      "variable_used_before_initialized",
      """
      func greet(_ isMorning: Bool) -> String {
        let greeting: String
        if isMorning { greeting = "Good morning" }
        return ▶greeting
      }
      """,
      says: "`greeting` gets no value",
      "`else`"
    ),
  ]
}
