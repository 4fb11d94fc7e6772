/// A source of breads that keeps every promise.
@MainActor
final class BreadRepository: BreadSource {
  var onChange: (() -> Void)?
  private(set) var breads: [Bread] = []
  private let bakery: Bakery

  init(bakery: Bakery) {
    self.bakery = bakery
  }

  func fetch() {
    breads = bakery.records.filter { $0.left > 0 }.map { record in
      Bread(
        id: record.number,
        name: record.name,
        price: record.price,
        left: record.left
      )
    }
    onChange?()
  }
}
