/// A bread's view model that keeps its delegate in memory.
final class OwningBreadViewModel: BreadViewModel {
  private var owned: (any BreadViewModelDelegate)?

  override weak var delegate: (any BreadViewModelDelegate)? {
    didSet { owned = delegate }
  }
}
