/// A control that the user pulls down to load a list anew.
@MainActor
open class UIRefreshControl: UIControl {
  /// A Boolean value that tells whether the list is being loaded.
  open private(set) var isRefreshing = false

  /// Says that loading has begun.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Says that loading has ended.
  open func endRefreshing() {
    isRefreshing = false
  }

  override var tapEvents: Event { [] }

  /// The user pulls the list down.
  ///
  /// Gives false when the control cannot be used or the list is being loaded already.
  @discardableResult
  package func userPull() -> Bool {
    guard isEnabled, isSeen, !isRefreshing else { return false }
    isRefreshing = true
    sendActions(for: .valueChanged)
    return true
  }
}
