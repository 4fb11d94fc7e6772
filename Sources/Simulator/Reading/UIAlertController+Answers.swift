import UIKit

extension UIAlertController {
  /// The answers that the user can give.
  var answers: [Touchable] {
    actions.map { action in
      Touchable(
        button: Screen.Button(label: action.title ?? "", isEnabled: action.isEnabled),
        target: .answer(self, action)
      )
    }
  }
}
