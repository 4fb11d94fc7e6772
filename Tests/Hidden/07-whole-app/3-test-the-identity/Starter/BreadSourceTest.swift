/// Returns what is wrong with a kind of source, a sentence for each
/// broken promise; nothing if all is well.
@MainActor
func complaints(about makeSource: MakeSource) -> [String] {
  var complaints: [String] = []
  let bakery = Bakery(records: [
    BreadRecord(number: "B1", name: "Rye", price: 40, left: 3)
  ])
  let source = makeSource(bakery)
  source.fetch()
  if source.breads.isEmpty {
    complaints.append("A fetch brings nothing.")
  }
  return complaints
}
