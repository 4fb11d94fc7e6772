import UIKit

extension Simulator {
  /// Swipes to another page of a page view controller.
  ///
  /// - Parameters:
  ///   - direction: Where the finger goes: left brings the next page, right the one before.
  ///   - ending: Whether the swipe is finished or let go halfway.
  /// - Throws: `ActionError.noPage`, `.crashed` or
  ///   `.inBackground`.
  public func swipePage(
    _ direction: PageSwipe,
    _ ending: SwipeEnding = .finished
  ) throws(ActionError) {
    try requireInFront()
    let line = launch.layers.last?.frontLine ?? []
    guard screen.alert == nil, let pages = line.compactMap({ $0 as? UIPageViewController }).last
    else {
      throw .noPage(
        reason: "what is in front has no pages. The swipe from the edge is `swipe back`"
      )
    }
    var hasBegun = false
    act {
      hasBegun = pages.userBeganSwipe(direction == .left ? .forward : .reverse)
      guard hasBegun else { return }
      observe()
      launch.runtime.advance(by: Self.fingerTime)
      switch ending {
      case .finished: pages.userFinishedSwipe()
      case .halfwayAndLetGo: pages.userCancelledSwipe()
      }
    }
    guard hasBegun else {
      throw .noPage(reason: direction == .left ? "this is the last one" : "this is the first one")
    }
  }

  /// Swipes over a row of a table and taps one of the buttons that this uncovers.
  ///
  /// - Parameters:
  ///   - label: The row's main text.
  ///   - action: What the button says; nil to be told what there is.
  /// - Throws: `ActionError.noRow`, `.noRowAction`, `.crashed` or
  ///   `.inBackground`.
  public func swipeRow(_ label: String, choosing action: String?) throws(ActionError) {
    let reading = try readingOfRunningApp()
    for touchable in reading.touchables where touchable.button.label == label {
      guard case .row(let table, let path) = touchable.target else { continue }
      let titles = table.trailingSwipeTitles(at: path)
      var isDone = false
      if let action {
        let title = titles.first { $0.lowercased() == action.lowercased() } ?? action
        act { isDone = table.userSwipeRow(at: path, choosing: title) }
      }
      guard isDone else { throw .noRowAction(action, row: label, available: titles) }
      return
    }
    throw .noRow(label: label, available: reading.screen.rows)
  }

  /// Pulls what is in front down, to have it loaded anew.
  ///
  /// - Throws: `ActionError.nothingToPull`, `.crashed` or
  ///   `.inBackground`.
  public func pullDown() throws(ActionError) {
    let reading = try readingOfRunningApp()
    var isDone = false
    act { isDone = reading.refreshables.contains { $0.userPullToRefresh() } }
    guard isDone else { throw .nothingToPull }
  }

  /// Presses the keyboard's key for return, or for search in a search bar.
  ///
  /// - Throws: `ActionError.noKeyboard`, `.crashed` or
  ///   `.inBackground`.
  public func pressReturn() throws(ActionError) {
    let reading = try readingOfRunningApp()
    guard let press = reading.fields.lazy.compactMap(\.pressReturn).first else {
      throw .noKeyboard
    }
    act { press() }
  }
}
