extension WrongFile {
  /// Files that compile with a warning; of what is unused, functions and closures are errors.
  static let warnings = [
    WrongFile(
      "warn_dead_weak_store",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        weak var child: AppCoordinator?
        func start(in window: UIWindow) {
          child ▶= AppCoordinator(window: window)
        }
      }
      """,
      says: "gone at the end of this very line"
    ),
    WrongFile(
      "variable_never_read",
      """
      import UIKit

      @MainActor
      final class ProfileFlow {
        let viewModel = SignInViewModel()
        func start() {
          viewModel.onSignedIn = { [weak ▶self] name in
            print(name)
          }
        }
      }
      """,
      says: "`self` is not used"
    ),
    WrongFile(
      "variable_never_read",
      """
      func start() {
        var ▶count = 1
        count = 2
      }
      """,
      says: "`count` gets a value"
    ),
    WrongFile(
      "pbd_never_used",
      """
      import UIKit

      @MainActor
      func start(in window: UIWindow) {
        let ▶app = AppCoordinator(window: window)
      }
      """,
      says: "`app` is made and never used"
    ),
    WrongFile(
      "pbd_never_used_stmtcond",
      """
      import UIKit

      @MainActor
      func finish(_ viewModel: SignInViewModel) {
        if let ▶delegate = viewModel.delegate { print("somebody is there") }
      }
      """,
      says: "`delegate` is taken out"
    ),
    WrongFile(
      "variable_never_mutated",
      """
      import UIKit

      @MainActor
      func start(in window: UIWindow) {
        var ▶app = AppCoordinator(window: window)
        app.start()
      }
      """,
      says: "`app` never changes"
    ),
    WrongFile(
      "expression_unused_result_call",
      """
      func sort(_ names: [String]) {
        names.▶sorted()
      }
      """,
      says: "`sorted()` gives something back"
    ),
    WrongFile(
      "expression_unused_function",
      """
      import UIKit

      @MainActor
      func start(_ app: AppCoordinator) {
        app.▶start
      }
      """,
      says: "app.start",
      "`()` behind it"
    ),
    WrongFile(
      "expression_unused_closure",
      """
      func start() {
        ▶{ print("start") }
      }
      """,
      says: "nobody calls it"
    ),
    WrongFile(
      "unreachable_code_after_stmt",
      """
      func twice(_ number: Int) -> Int {
        return number * 2
        ▶print(number)
      }
      """,
      says: "below `return`"
    ),
    WrongFile(
      "existential_requires_any",
      """
      protocol Store {
        associatedtype Item
        func load() -> [Item]
      }

      final class Shop {
        let store: ▶Store
        init(store: any Store) { self.store = store }
      }
      """,
      says: "`any Store`"
    ),
    WrongFile(
      "nonoptional_compare_to_nil",
      """
      func isEmpty(_ name: String) -> Bool { name ▶== nil }
      """,
      says: "`String` is never nil"
    ),
    WrongFile(
      "forced_downcast_noop",
      """
      import UIKit

      @MainActor
      func name(_ home: HomeViewController) -> String { (home ▶as! HomeViewController).name }
      """,
      says: "a `HomeViewController` already"
    ),
    WrongFile(
      "downcast_to_unrelated",
      """
      import UIKit

      func isText(_ app: AppCoordinator) -> Bool { app ▶is String }
      """,
      says: "No `AppCoordinator` can ever be a `String`"
    ),
    WrongFile(
      "debug_description_in_string_interpolation_segment",
      #"""
      func greet(_ name: String?) -> String { "Good morning, \(▶name)." }
      """#,
      says: "`Optional(…)`"
    ),
  ]
}
