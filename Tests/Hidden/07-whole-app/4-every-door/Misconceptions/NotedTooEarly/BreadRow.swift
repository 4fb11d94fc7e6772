/// What a row of the list shows, and of which bread.
struct BreadRow {
  let id: Bread.ID
  let name: String
  let note: String
}
