public import Foundation

/// Who gives a page view controller the pages before and after one.
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before one, or nil.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after one, or nil.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
