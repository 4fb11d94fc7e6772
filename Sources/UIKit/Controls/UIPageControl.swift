/// A row of dots, one a page.
@MainActor
open class UIPageControl: UIControl {
  /// How many pages there are, never less than none.
  open var numberOfPages = 0 {
    didSet { numberOfPages = max(numberOfPages, 0) }
  }

  /// The page that is shown, kept among those that there are.
  open var currentPage = 0 {
    didSet { currentPage = max(min(currentPage, numberOfPages - 1), 0) }
  }

  /// A Boolean value that tells whether a single page has no dot.
  open var hidesForSinglePage = false

  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?

  /// The colour of the shown page's dot.
  open var currentPageIndicatorTintColor: UIColor?
}
