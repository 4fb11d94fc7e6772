extension WrongFile {
  static let workbook = [
    WrongFile(
      "sema_no_import",
      """
      import ▶SwiftUI
      """,
      says: "no `SwiftUI` here"
    ),
    WrongFile(
      "expr_selector_no_objc_runtime",
      """
      import UIKit

      final class ProfileViewController: UIViewController {
        func add(_ button: UIButton) {
          button.addTarget(self, action: ▶#selector(tapped), for: .touchUpInside)
        }
        func tapped() {}
      }
      """,
      says: "#selector(tapped)",
      "`UIAction`"
    ),
    WrongFile(
      "objc_interop_disabled",
      """
      import UIKit

      final class ProfileViewController: UIViewController {
        @▶objc func tapped() {}
      }
      """,
      says: "@objc func tapped()",
      "`UIAction`"
    ),
    WrongFile(
      "forbidden_attribute",
      #"""
      ▶@_cdecl("exit") func leave() {}
      """#,
      says: "@_cdecl"
    ),
    WrongFile(
      "second_start",
      """
      import UIKit

      ▶@main
      final class AppDelegate: UIResponder {}
      """,
      says: "@main",
      "`SceneDelegate`"
    ),
  ]
}
