public import Foundation

/// Who is told of scrolling.
///
/// All of it is optional.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Stands for a method that the delegate does not have.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
