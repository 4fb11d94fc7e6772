/// Where the app gets its breads from.
@MainActor
final class BreadRepository {
  /// Called after each fetch.
  var onChange: (() -> Void)?

  /// What the last fetch has brought.
  private(set) var breads: [Bread] = []
  private let bakery: Bakery

  init(bakery: Bakery) {
    self.bakery = bakery
  }

  /// Asks the bakery what there is.
  func fetch() {
    breads = bakery.breads
    onChange?()
  }
}
