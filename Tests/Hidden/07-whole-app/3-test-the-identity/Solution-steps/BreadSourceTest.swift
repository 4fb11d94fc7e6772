/// Returns what is wrong with a kind of source, a sentence for each
/// broken promise; nothing if all is well.
@MainActor
func complaints(about makeSource: MakeSource) -> [String] {
  let inspection = Inspection(makeSource)
  inspection.fetch("The first fetch")
  inspection.change("A sale") { $0[0].left -= 1 }
  inspection.change("A new name") { $0[0].name = "Dark rye" }
  inspection.change("A new price") { $0[1].price = 90 }
  inspection.change("A bread sold out") { $0[0].left = 0 }
  inspection.change("A bread that is back") { $0[0].left = 9 }
  inspection.change("Another order") { $0.reverse() }
  return inspection.complaints
}
