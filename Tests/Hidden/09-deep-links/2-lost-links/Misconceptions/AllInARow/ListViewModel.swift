/// What a list shows.
@MainActor
final class ListViewModel {
  let title: String
  let rows: [ListRow]

  init(title: String, rows: [ListRow]) {
    self.title = title
    self.rows = rows
  }
}
