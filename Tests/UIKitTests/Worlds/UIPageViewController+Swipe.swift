import UIKit

extension UIPageViewController {
  /// Swipes to the next page, or to the one before, in one go.
  func userSwipe(_ direction: NavigationDirection) {
    if userBeganSwipe(direction) { userFinishedSwipe() }
  }
}
