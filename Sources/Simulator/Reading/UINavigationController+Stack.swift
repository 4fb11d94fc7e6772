import UIKit

extension UINavigationController {
  /// The stack as the user goes through it.
  ///
  /// A collapsed split view lays one navigation controller on another's stack; the user sees one stack.
  var wholeStack: [UIViewController] {
    viewControllers.flatMap { ($0 as? UINavigationController)?.wholeStack ?? [$0] }
  }

  /// The navigation controller whose stack a tap on the back button or a swipe shortens.
  var popping: UINavigationController {
    guard let inner = topViewController as? UINavigationController else { return self }
    return inner.wholeStack.count > 1 ? inner.popping : self
  }

  /// The outermost navigation controller that shows this one's stack as part of its own.
  var outermost: UINavigationController { (parent as? UINavigationController)?.outermost ?? self }

  /// What the back button says; nil if there is none.
  var backLabel: String? {
    let stack = wholeStack
    guard stack.count > 1, let item = stack.last?.navigationItem, !item.hidesBackButton else {
      return nil
    }
    let replacesBack = !(item.leftBarButtonItems ?? []).isEmpty
    guard !replacesBack || item.leftItemsSupplementBackButton else { return nil }
    return stack[stack.count - 2].navigationItem.titleForBackButton
  }
}
