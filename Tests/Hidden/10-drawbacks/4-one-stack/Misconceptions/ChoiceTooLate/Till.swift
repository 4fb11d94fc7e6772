/// The bakery's till: whoever has asked is told of each payment.
///
/// It lives as long as the app. So it must not own who listens: give it
/// closures that hold their owner weakly.
@MainActor
final class Till {
  private var listeners: [() -> Void] = []

  func whenPaid(_ listener: @escaping () -> Void) {
    listeners.append(listener)
  }

  func pay() {
    for listener in listeners { listener() }
  }
}
