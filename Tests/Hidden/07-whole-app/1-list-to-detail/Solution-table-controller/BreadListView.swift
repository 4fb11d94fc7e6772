/// Who draws what a list's view model holds.
@MainActor
protocol BreadListView: AnyObject {
  /// There are other breads than before.
  func breadsHaveChanged()
}
