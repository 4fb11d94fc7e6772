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

  /// How many dots are below the pages.
  ///
  /// Optional. Without it, or at 0, there are none; the stand-in shows none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Which dot is the present page's.
  ///
  /// Optional.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Stands for a method that the data source does not have.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  /// Stands for a method that the data source does not have.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
