import UIKit

/// The delegate of a stack that it owns, which a closure keeps alive.
final class NavigationFollower: NSObject, UINavigationControllerDelegate {
  let navigation = UINavigationController(rootViewController: UIViewController())
  var onShow: (() -> Void)?

  override init() {
    super.init()
    navigation.delegate = self
    onShow = { self.navigation.topViewController?.title = "Shown" }
  }
}
