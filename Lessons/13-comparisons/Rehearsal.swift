/// The test that all forms are put to.
@MainActor
enum Rehearsal {
  /// Orders two rye, with one step back on the way, and returns what was
  /// to be seen after each step.
  static func lines(of shop: any RehearsedShop) -> [String] {
    var lines = [shop.screens]
    func note(_ step: () -> Void) {
      step()
      lines.append(shop.screens)
    }
    note { shop.choose(Bread.today[0]) }
    note { shop.order() }
    note { shop.goBack() }
    note { shop.order() }
    note { shop.take(.two) }
    return lines.map { $0.joined(separator: ", ") } + [shop.summary]
  }
}
