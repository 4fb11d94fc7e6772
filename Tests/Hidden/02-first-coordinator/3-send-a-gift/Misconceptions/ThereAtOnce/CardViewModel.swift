/// What a gift's card shows, and what can happen on it.
@MainActor
final class CardViewModel {
  /// Called with the name of whom the gift is for.
  var onSend: ((String) -> Void)?
  /// Called with what is wrong with the input.
  var onProblem: ((String) -> Void)?

  let title = "Card"

  func send(to name: String) {
    guard !name.isEmpty else {
      onProblem?("Whom is it for?")
      return
    }
    onSend?(name)
  }
}
