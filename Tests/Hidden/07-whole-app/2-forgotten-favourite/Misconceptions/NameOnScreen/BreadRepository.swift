/// Where the app gets its breads from, and keeps what it knows of them.
@MainActor
final class BreadRepository {
  /// Called when there is something new to know.
  var onChange: (() -> Void)?

  /// What the last fetch has brought.
  private(set) var breads: [Bread] = []
  private var favourites: Set<Bread.ID> = []
  private let bakery: Bakery

  init(bakery: Bakery) {
    self.bakery = bakery
  }

  /// Asks the bakery what there is.
  func fetch() {
    breads = bakery.today.map { record in
      Bread(
        id: record.number,
        name: record.name,
        price: record.price,
        left: record.left
      )
    }
    onChange?()
  }

  /// Buys a loaf.
  func buy(_ bread: Bread) {
    bakery.sell(bread.name)
    fetch()
  }

  func isFavourite(_ bread: Bread) -> Bool {
    favourites.contains(bread.id)
  }

  func makeFavourite(_ bread: Bread) {
    favourites.insert(bread.id)
    onChange?()
  }
}
