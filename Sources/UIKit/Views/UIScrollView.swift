public import Foundation

/// A view onto a part of a larger content.
///
/// The stand-in keeps the place and scrolls nothing.
@MainActor
open class UIScrollView: UIView {
  /// How the keyboard goes when the content is dragged.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none = 0
    /// It goes at once.
    case onDrag = 1
    /// It follows the finger.
    case interactive = 2
  }

  /// The place of the content's upper left that is seen.
  open var contentOffset: CGPoint = .zero

  /// The size of the content.
  open var contentSize: CGSize = .zero

  /// The distance around the content.
  open var contentInset: UIEdgeInsets = .zero

  /// A Boolean value that tells whether the user can scroll.
  open var isScrollEnabled = true

  /// A Boolean value that tells whether the view stops at whole pages.
  open var isPagingEnabled = false

  /// A Boolean value that tells whether the content can always be pulled up and down.
  open var alwaysBounceVertical = false

  /// A Boolean value that tells whether the vertical bar is shown.
  open var showsVerticalScrollIndicator = true

  /// A Boolean value that tells whether the horizontal bar is shown.
  open var showsHorizontalScrollIndicator = true

  /// How the keyboard goes when the content is dragged.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// The control that loads the content anew, or nil.
  open var refreshControl: UIRefreshControl?

  /// Who is told of scrolling.
  ///
  /// It is not owned.
  weak open var delegate: (any UIScrollViewDelegate)?

  /// Moves the content and tells the delegate.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    delegate?.scrollViewDidScroll(self)
  }

  /// The user pulls the content down, to have it loaded anew.
  ///
  /// Gives false when the view has no control for that, or it is at work.
  @discardableResult
  package func userPullToRefresh() -> Bool {
    isSeen && isScrollEnabled && refreshControl?.userPull() == true
  }
}
