/// What the list of gifts shows, and what can happen on it.
@MainActor
final class GiftListViewModel {
  var onChosen: ((Bread) -> Void)?
  var onCancel: (() -> Void)?

  let title = "A gift"
  let breads = Bread.gifts

  func choose(_ bread: Bread) { onChosen?(bread) }
  func cancel() { onCancel?() }
}
