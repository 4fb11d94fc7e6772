import Foundation
import UIKit

/// An animation as apps write it, which notes what it was given.
final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  /// When it says that the transition has ended.
  enum Ending {
    case whenDone
    case atOnce
    case never
  }

  var duration = 0.2
  var ending: Ending = .whenDone
  var onAnimate: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var endings: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    onAnimate(transitionContext)
    let view = transitionContext.view(forKey: .to)
    if let view { transitionContext.containerView.addSubview(view) }
    switch ending {
    case .whenDone:
      view?.alpha = 0
      UIView.animate(withDuration: duration, animations: { view?.alpha = 1 }) { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    case .atOnce: transitionContext.completeTransition(true)
    case .never: break
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    context = nil
    endings.append(transitionCompleted)
  }
}
