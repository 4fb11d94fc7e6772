/// A list's view model that is told a number instead of a bread.
final class IndexedListViewModel: BreadListViewModel {
  func choose(at index: Int) {
    onChosen?(breads[index])
  }
}
