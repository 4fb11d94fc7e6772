extension WrongFile {
  static let syntax = [
    WrongFile(
      "expected_rbrace_class",
      """
      @MainActor
      final class ProfileFlow {
        func start() {
          print("start")

        func finish() {
          print("finish")
        }
      }
      ▶
      """,
      says: "`}` is missing",
      "to match this opening '{'"
    ),
    // The compiler takes the class for one without an initialiser, and complains of its use above.
    WrongFile(
      "expected_lbrace_class",
      """
      @MainActor
      func makeFlow() -> ProfileFlow { ProfileFlow(name: "Ada") }

      @MainActor
      final class ProfileFlow: SignInDelegate ▶Coordinator {
        var childCoordinators: [any Coordinator] = []
        private let name: String

        init(name: String) { self.name = name }

        func start() {}
        func didSignIn(as name: String) {}
      }
      """,
      says: "a `,` left out"
    ),
    WrongFile(
      "extra_rbrace",
      """
      @MainActor
      final class ProfileFlow {
        func start() {
          print("start")
        }
        }
      ▶}
      """,
      says: "one `}` more"
    ),
    WrongFile(
      "expected_rparen_expr_list",
      """
      import UIKit

      @MainActor
      func show(_ home: UIViewController, on navigationController: UINavigationController) {
        navigationController.pushViewController(home, animated: true
      ▶}
      """,
      says: "`)` is missing",
      "ProfileFlow.swift:5:42"
    ),
    WrongFile(
      "expected_rsquare_array_expr",
      """
      func names() -> [String] {
        return ["Ada", "Eve"▶
      }
      """,
      says: "`]` is missing",
      "ProfileFlow.swift:2:10"
    ),
    WrongFile(
      "lex_unterminated_string",
      #"""
      func greet(_ name: String) -> String {
        return ▶"Good morning, \(name).
      }
      """#,
      says: "Good morning",
      "no closing"
    ),
    WrongFile(
      "lex_single_quote_string",
      """
      let greeting = ▶'Good morning'
      """,
      says: "between `\"`"
    ),
    WrongFile(
      "use_of_equal_instead_of_equality",
      """
      func isAda(_ name: String) -> Bool {
        var name = name
        if name ▶= "Ada" { return true }
        return false
      }
      """,
      says: "`==` asks"
    ),
    WrongFile(
      "expected_keyword_in_decl",
      """
      @MainActor
      final class ProfileFlow {
        let name = "Ada"
        ▶print(name)
      }
      """,
      says: "`func`",
      "inside of a function"
    ),
    WrongFile(
      "illegal_top_level_expr",
      """
      import UIKit

      ▶print("start")
      """,
      says: "outside of every function"
    ),
    WrongFile(
      "statement_same_line_without_semi",
      """
      import UIKit

      @MainActor
      func start(_ viewModel: SignInViewModel) {
        viewModel.onSignedIn = { name▶ print(name) }
      }
      """,
      says: "`in` in a closure"
    ),
    WrongFile(
      "expected_separator",
      """
      let names = max(1 ▶2)
      """,
      says: "a bracket that is opened before",
      "a `,` belongs"
    ),
    WrongFile(
      "expected_expr",
      """
      func check(_ isMorning: Bool) {
        if isMorning { print("Good morning") }
        }
        ▶else { print("Good evening") }
      """,
      says: "closed too early"
    ),
    WrongFile(
      "expected_pattern",
      """
      final class ProfileFlow {
        let ▶= 3
      }
      """,
      says: "A name is missing"
    ),
    WrongFile(
      "repeated_identifier",
      """
      final class ProfileFlow {
        var name ▶String = ""
      }
      """,
      says: "`:` missing"
    ),
    WrongFile(
      "keyword_cant_be_identifier",
      """
      enum Route { case ▶default, profile }
      """,
      says: "`default` is a word of Swift's own"
    ),
    WrongFile(
      "func_decl_without_paren",
      """
      func start ▶{ print("start") }
      """,
      says: "`func start() { }`"
    ),
    WrongFile(
      "func_decl_expected_arrow",
      """
      func count() ▶: Int { 1 }
      """,
      says: "`->`"
    ),
    WrongFile(
      "expected_lbrace_after_if",
      """
      func price(_ loaves: Int) -> Int {
        if loaves > 1 ▶return 2
        return 3
      }
      """,
      says: "between `{` and `}`"
    ),
  ]
}
