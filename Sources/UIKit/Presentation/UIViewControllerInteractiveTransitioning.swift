public import Foundation

/// What drives an animation of the app's own by the user's finger.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition, which goes on as this object says.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  )

  /// How fast the rest of the transition goes once the finger is off.
  ///
  /// Optional: 1.
  var completionSpeed: CGFloat { get }

  /// How the pace of that rest changes.
  ///
  /// Optional: ease in and out.
  var completionCurve: UIView.AnimationCurve { get }

  /// A Boolean value that tells whether the transition begins under the finger.
  ///
  /// Optional: it does.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Stands for a property that the object does not have.
  public var completionSpeed: CGFloat { 1 }

  /// Stands for a property that the object does not have.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// Stands for a property that the object does not have.
  public var wantsInteractiveStart: Bool { true }
}
