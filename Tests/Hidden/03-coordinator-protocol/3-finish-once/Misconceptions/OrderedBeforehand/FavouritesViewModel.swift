/// What the list of favourites shows, and what can happen on it.
@MainActor
final class FavouritesViewModel {
  var onChosen: ((Bread) -> Void)?
  var onClose: (() -> Void)?

  let title = "My favourites"
  let breads: [Bread]

  init(breads: [Bread]) {
    self.breads = breads
  }

  func choose(_ bread: Bread) { onChosen?(bread) }
  func close() { onClose?() }
}
