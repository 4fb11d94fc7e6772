/// What the day's list shows, and what can happen on it.
@MainActor
final class BreadListViewModel {
  var onChosen: ((Bread) -> Void)?

  let title = "Today's bread"
  let breads = Bread.today

  func choose(_ bread: Bread) { onChosen?(bread) }
}
