public import Foundation

/// A name for one of the controllers in a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name's text.
  public let rawValue: String

  /// Makes a name from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that goes.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")

  /// The controller that comes.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A name for one of the views in a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name's text.
  public let rawValue: String

  /// Makes a name from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that goes.
  public static let from = Self(rawValue: "UITransitionContextFromView")

  /// The view that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What is known of a transition while it is at work.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that tells whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation that the transition belongs to.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that tells whether the transition began under the user's finger.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that tells whether the transition can be taken hold of.
  var isInterruptible: Bool { get }
  /// A Boolean value that tells whether the user's finger is on the transition.
  var isInteractive: Bool { get }
  /// A Boolean value that tells whether the transition goes back to where it began.
  var isCancelled: Bool { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How much of the transition is done, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the transition goes on once the finger is off.
  var completionVelocity: CGFloat { get }
  /// How the pace changes once the finger is off.
  var completionCurve: UIView.AnimationCurve { get }
  /// Gives a controller that takes part, or nil.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Gives a view that takes part, or nil.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
}

/// A transition at work, to which an app can add animations and completions.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes along with the transition, and a completion at its end, cancelled or not.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls back when the user's finger leaves the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
