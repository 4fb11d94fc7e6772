/// Returns what is wrong with a kind of source, a sentence for each
/// broken promise; nothing if all is well.
@MainActor
func complaints(about makeSource: MakeSource) -> [String] {
  complaintsAboutContent(makeSource)
    + complaintsAboutIdentities(makeSource)
    + complaintsAboutCalls(makeSource)
}

/// Breads of which two have one name and one price.
private let records = [
  BreadRecord(number: "B1", name: "Rye", price: 40, left: 3),
  BreadRecord(number: "B2", name: "Sourdough", price: 50, left: 1),
  BreadRecord(number: "B3", name: "Rye", price: 40, left: 2),
]

/// What a bread shows, its identity left out.
private func looks(of breads: [Bread]) -> [String] {
  breads.map { $0.name }
}

@MainActor
private func complaintsAboutContent(_ makeSource: MakeSource) -> [String] {
  var complaints: [String] = []
  func expect(_ looks: [String], _ expected: [String], _ moment: String) {
    guard looks != expected else { return }
    complaints.append("\(moment): \(looks) instead of \(expected).")
  }
  let bakery = Bakery(records: records)
  let source = makeSource(bakery)
  let first = [
    "Rye",
    "Sourdough",
    "Rye",
  ]
  expect(looks(of: source.breads), [], "Before a fetch")
  source.fetch()
  bakery.records[0].left = 2
  bakery.records[0].price = 45
  bakery.records[1].left = 0
  expect(looks(of: source.breads), first, "Without another fetch")
  source.fetch()
  let second = ["Rye", "Rye"]
  expect(looks(of: source.breads), second, "After a second fetch")
  return complaints
}

@MainActor
private func complaintsAboutIdentities(
  _ makeSource: MakeSource
) -> [String] {
  var complaints: [String] = []
  let bakery = Bakery(records: records)
  let source = makeSource(bakery)
  source.fetch()
  let first = source.breads.map(\.id)
  if Set(first).count < records.count {
    complaints.append("Two breads share an identity: \(first).")
  }
  bakery.records[0].left = 0
  bakery.records[1].name = "Dark sourdough"
  bakery.records[1].price = 55
  source.fetch()
  if source.breads.map(\.id) != Array(first.dropFirst()) {
    complaints.append("A bread is another after a new name or place.")
  }
  bakery.records[0].left = 5
  source.fetch()
  if source.breads.map(\.id) != first {
    complaints.append("A bread that comes back is another.")
  }
  return complaints
}

@MainActor
private func complaintsAboutCalls(_ makeSource: MakeSource) -> [String] {
  let bakery = Bakery(records: records)
  let source = makeSource(bakery)
  var seen: [Int] = []
  source.onChange = { [weak source] in
    seen.append(source?.breads.count ?? 0)
  }
  source.fetch()
  bakery.records.removeLast()
  source.fetch()
  return seen == [3, 2] ? [] : ["Breads at each onChange: \(seen)."]
}
