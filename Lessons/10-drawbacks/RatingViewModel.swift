/// What the question for an opinion shows, and what can happen on it.
@MainActor
final class RatingViewModel {
  var onDone: (() -> Void)?

  let title = "Your opinion"
  let question: String

  init(bread: Bread) {
    question = "How was the \(bread.name)?"
  }

  func done() { onDone?() }
}
