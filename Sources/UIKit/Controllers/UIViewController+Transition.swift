public import Foundation

extension UIViewController {
  /// Replaces a child's view by another child's, in a container of the app's own.
  ///
  /// Both have to be children. Who comes and who goes is told here; `willMove` and `didMove` are the
  /// app's to call (Apple's documentation). The changes are made at once, and the old view goes when
  /// virtual time has passed the duration.
  public func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      return raiseForStrangers(fromViewController, toViewController)
    }
    let isInFront = appearance == .appeared || appearance == .appearing
    if isInFront {
      fromViewController.beginAppearance(false, animated: duration > 0)
      toViewController.beginAppearance(true, animated: duration > 0)
    }
    fromViewController.view.superview?.addSubview(toViewController.view)
    if isInFront { toViewController.becomeVisible() }
    UIView.animate(withDuration: duration, animations: animations ?? {}) { isFinished in
      fromViewController.view.removeFromSuperview()
      if isInFront {
        fromViewController.endAppearance()
        toViewController.endAppearance()
      }
      completion?(isFinished)
    }
  }

  private func raiseForStrangers(_ old: UIViewController, _ new: UIViewController) {
    Runtime.current.raise(
      "Children view controllers \(named(old)) and \(named(new)) must have a common parent view "
        + "controller when calling -[UIViewController transitionFromViewController:"
        + "toViewController:duration:options:animations:completion:]"
    )
  }
}
