public import Foundation

/// Who gives the app's own animations of a presentation.
///
/// All of it is optional, and not asked here.
@MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Gives the animation of the presentation, or nil for the system's.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Gives the animation of the dismissal, or nil for the system's.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Stands for a method that the delegate does not have.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Stands for a method that the delegate does not have.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
