/// What the question for an opinion shows, and what can happen on it.
@MainActor
final class RatingViewModel {
  /// Called when the customer has chosen an opinion.
  var onRated: ((_ opinion: String) -> Void)?
  var onCancel: (() -> Void)?

  let title = "Your opinion"
  let question: String

  init(bread: Bread) {
    question = "How was the \(bread.name)?"
  }

  func rate(_ opinion: String) { onRated?(opinion) }
  func cancel() { onCancel?() }
}
