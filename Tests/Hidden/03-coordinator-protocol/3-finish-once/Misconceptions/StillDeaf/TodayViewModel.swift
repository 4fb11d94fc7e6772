/// What the day's list shows, and what can happen on it.
@MainActor
final class TodayViewModel {
  var onChosen: ((Bread) -> Void)?
  var onFavourites: (() -> Void)?
  var onGoodbye: (() -> Void)?

  let title = "Today's bread"
  let breads: [Bread]
  private let bag: Bag

  init(breads: [Bread], bag: Bag) {
    self.breads = breads
    self.bag = bag
  }

  var bagText: String { bag.text }

  func choose(_ bread: Bread) { onChosen?(bread) }
  func openFavourites() { onFavourites?() }
  func sayGoodbye() { onGoodbye?() }
}
