/// What the day's list shows, and what can happen on it.
@MainActor
final class BreadListViewModel {
  var onChosen: ((Bread) -> Void)?
  /// Called when there is a new summary.
  var onChange: (() -> Void)?

  let title = "Today's bread"
  let breads = Bread.today
  var order: Order? { didSet { onChange?() } }

  var summary: String { order?.text ?? "Nothing ordered" }

  func choose(_ bread: Bread) { onChosen?(bread) }
}
