/// The bakery's till: whoever has asked is told of each payment.
///
/// It lives as long as the app. So it does not own who listens, and forgets
/// those who have gone. An action that held its owner would undo that: let
/// it hold the owner weakly.
@MainActor
final class Till {
  private struct Listener {
    weak var owner: AnyObject?
    let action: () -> Void
  }

  private var listeners: [Listener] = []

  /// Does this at each payment, for as long as its owner lives.
  func whenPaid(for owner: AnyObject, _ action: @escaping () -> Void) {
    listeners.removeAll { $0.owner == nil }
    listeners.append(Listener(owner: owner, action: action))
  }

  func pay() {
    for listener in listeners where listener.owner != nil {
      listener.action()
    }
  }
}
