import UIKit

extension UIViewController {
  /// Takes away what is presented, at once or when the transition that is under way has ended.
  ///
  /// During one, UIKit refuses: "Attempt to dismiss from view controller … while a presentation or
  /// dismiss is in progress!"
  func dismissPresented(completion: (@MainActor () -> Void)? = nil) {
    guard let coordinator = presentedViewController?.transitionCoordinator else {
      return dismiss(animated: true, completion: completion)
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.dismiss(animated: true, completion: completion)
    }
  }
}
