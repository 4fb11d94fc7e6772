public import Foundation

/// What a swipe over a row offers.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// What is offered, from the edge inwards.
  open private(set) var actions: [UIContextualAction]

  /// A Boolean value that tells whether a long swipe does the first.
  open var performsFirstActionWithFullSwipe = true

  /// Makes an offer.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
