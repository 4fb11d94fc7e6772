/// Brings pages before the user: flows say what, a router knows how.
@MainActor
protocol Router: AnyObject {
  /// Shows one page alone, and lets go of all others.
  func show(_ page: any PageViewModel)

  /// Shows a tab for each list, the first one chosen, and lets go of all
  /// other pages.
  func showTabs(_ lists: [(tab: Tab, page: any PageViewModel)])

  /// A Boolean value that tells whether a tab shows its list.
  func isAtList(of tab: Tab) -> Bool

  /// Slides a page over what a tab shows.
  func push(_ page: any PageViewModel, in tab: Tab)

  /// Chooses a tab, and shows its list with one page on it.
  func jump(to page: any PageViewModel, in tab: Tab)

  /// Puts a page on a sheet over everything.
  ///
  /// `whenGone` is called once, when the sheet has gone, however it went.
  func present(
    _ page: any PageViewModel,
    whenGone: @escaping () -> Void
  )

  /// Takes the sheet away, as soon as that is possible.
  func dismiss()
}
