public import Foundation

/// Who is asked and told about the user's swipe down.
///
/// All of it is optional, and a dismissal in code calls none of it (Apple's documentation).
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Says whether the user may swipe the sheet away.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// The user has begun to swipe the sheet away.
  ///
  /// It may not come to that.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// The user has swiped the sheet away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// The user has tried to swipe away a sheet that may not go.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )

  /// Gives the style for a small screen.
  ///
  /// The stand-in does not ask.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  /// Stands for a method that the delegate does not have.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Stands for a method that the delegate does not have.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Stands for a method that the delegate does not have.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Stands for a method that the delegate does not have.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Stands for a method that the delegate does not have.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}
