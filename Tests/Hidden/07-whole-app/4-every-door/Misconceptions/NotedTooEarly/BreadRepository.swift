/// Where the app gets its breads from, and keeps what it knows of them.
///
/// It lives as long as the app, longer than any flow.
@MainActor
final class BreadRepository {
  /// Called when there is something new to know.
  var onChange: (() -> Void)?

  /// What the last fetch has brought.
  private(set) var breads: [Bread] = []
  private let bakery = Bakery()

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

  /// The bread as it is now, or nil when it is not among today's.
  func bread(_ id: Bread.ID) -> Bread? {
    breads.first { $0.id == id }
  }

  /// Takes a loaf for somebody else.
  func give(_ id: Bread.ID) {
    guard let bread = bread(id) else { return }
    bakery.sell(bread.name)
    fetch()
  }
}
