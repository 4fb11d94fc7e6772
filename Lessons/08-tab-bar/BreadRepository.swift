/// Where the app gets its breads from.
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
    breads = bakery.today.map(makeBread)
    onChange?()
  }

  private func makeBread(from record: BreadRecord) -> Bread {
    Bread(
      id: record.number,
      name: record.name,
      price: record.price,
      left: record.left
    )
  }

  /// The bread as it is now, or nil when it is not among today's.
  func bread(_ id: Bread.ID) -> Bread? {
    breads.first { $0.id == id }
  }

  /// Buys a loaf, and returns whether there was one.
  func buy(_ id: Bread.ID) -> Bool {
    guard bread(id) != nil else { return false }
    bakery.sell(id)
    fetch()
    return true
  }
}
