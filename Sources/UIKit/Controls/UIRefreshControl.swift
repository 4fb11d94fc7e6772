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
  package func userPull() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
