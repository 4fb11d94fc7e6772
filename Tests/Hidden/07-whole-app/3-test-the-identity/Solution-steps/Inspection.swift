/// Watches a source through a bakery's day, and compares after each step.
@MainActor
final class Inspection {
  private(set) var complaints: [String] = []
  private let source: any BreadSource
  private let bakery = Bakery(records: [
    BreadRecord(number: "1", name: "Rye", price: 40, left: 3),
    BreadRecord(number: "2", name: "Rye", price: 40, left: 3),
    BreadRecord(number: "3", name: "Brioche", price: 30, left: 1),
  ])
  private var numbers: [String: String] = [:]
  private var atCalls: [[Bread]] = []

  init(_ makeSource: MakeSource) {
    source = makeSource(bakery)
    if !source.breads.isEmpty { complaints.append("Breads too early.") }
    source.onChange = { [weak self] in
      guard let self else { return }
      atCalls.append(source.breads)
    }
  }

  func change(
    _ what: String,
    _ change: (inout [BreadRecord]) -> Void
  ) {
    let before = source.breads
    change(&bakery.records)
    if source.breads != before { complaints.append("\(what): no fetch.") }
    fetch(what)
  }

  func fetch(_ what: String) {
    atCalls = []
    source.fetch()
    let breads = source.breads
    if atCalls != [breads] { complaints.append("\(what): onChange.") }
    let records = bakery.records.filter { $0.left > 0 }
    let isTrue = breads.elementsEqual(records) {
      $0.name == $1.name && $0.price == $1.price && $0.left == $1.left
    }
    guard isTrue else {
      complaints.append("\(what): the breads are not the bakery's.")
      return
    }
    for (bread, record) in zip(breads, records) {
      meet(bread, record.number, what)
    }
  }

  /// Each identity belongs to one number, and each number to one identity.
  private func meet(_ bread: Bread, _ number: String, _ what: String) {
    let others = numbers.filter { $0.value == number }.map(\.key)
    let isNew = numbers[bread.id] == nil && others.isEmpty
    if isNew { numbers[bread.id] = number }
    if numbers[bread.id] != number || !isNew && others != [bread.id] {
      complaints.append("\(what): another identity.")
    }
  }
}
