import UIKit

extension Simulator {
  /// Swipes back from the left edge of the screen.
  ///
  /// - Parameter ending: Whether the swipe is finished or let go halfway.
  /// - Throws: `ActionError.noBackSwipe`, `.crashed` or
  ///   `.inBackground`.
  public func swipeBack(_ ending: SwipeEnding = .finished) throws(ActionError) {
    try requireInFront()
    let navigations = launch.frontLayer?.frontNavigations.map(\.popping) ?? []
    guard screen.alert == nil,
      let navigation = navigations.first(where: \.isInteractivePopPossible)
    else {
      throw .noBackSwipe(reason: reasonAgainstGoingBack)
    }
    act {
      guard navigation.beginInteractivePop() else { return }
      observe()
      launch.runtime.advance(by: Self.fingerTime)
      switch ending {
      case .finished: navigation.finishInteractivePop()
      case .halfwayAndLetGo: navigation.cancelInteractivePop()
      }
    }
  }

  /// Swipes the sheet in front down.
  ///
  /// A sheet that does not let itself be swiped away springs back; that is no error.
  ///
  /// - Parameter ending: Whether the swipe is finished or let go halfway.
  /// - Throws: `ActionError.noSheet`, `.crashed` or
  ///   `.inBackground`.
  public func swipeDown(_ ending: SwipeEnding = .finished) throws(ActionError) {
    try requireInFront()
    let screen = screen
    guard screen.alert == nil, screen.isSheet, let sheet = launch.layers.last else {
      throw .noSheet(inFront: screen.alert == nil ? visibleName : "an alert")
    }
    act {
      sheet.userBeganSwipeDown()
      launch.runtime.advance(by: Self.fingerTime)
      switch ending {
      case .finished: sheet.userFinishedSwipeDown()
      case .halfwayAndLetGo: sheet.userCancelledSwipeDown()
      }
    }
  }

  /// How long a finger stays on the screen.
  static let fingerTime: Duration = .milliseconds(200)

  /// Why the user cannot go back from what is in front.
  var reasonAgainstGoingBack: String {
    if screen.alert != nil { return "an alert is in front" }
    guard let navigation = navigationController else {
      return "\(visibleName) is in no navigation controller"
    }
    if navigation.wholeStack.count < 2 { return "\(visibleName) is the root of its stack" }
    if navigation.isNavigationBarHidden { return "the navigation bar is hidden" }
    return "\(visibleName) replaces or hides the back button"
  }

  private var visibleName: String {
    visibleController.map { "\"\($0.displayTitle)\"" } ?? "nothing"
  }
}
