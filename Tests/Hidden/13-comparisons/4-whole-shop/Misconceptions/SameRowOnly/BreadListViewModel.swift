/// The list of today's bread.
@MainActor
final class BreadListViewModel: PageViewModel {
  var onChosen: ((BreadID) -> Void)?

  let title = "Today's bread"
  private let bakery: Bakery

  init(bakery: Bakery) {
    self.bakery = bakery
  }

  var rows: [Row] {
    bakery.breads.map { bread in
      .button(bread.name) { [self] in onChosen?(bread.id) }
    }
  }
}
