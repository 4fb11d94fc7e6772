import UIKit

extension UINavigationController {
  /// Makes an empty stack that covers the screen when it is presented.
  static func cover() -> UINavigationController {
    let cover = UINavigationController()
    cover.modalPresentationStyle = .fullScreen
    return cover
  }
}
