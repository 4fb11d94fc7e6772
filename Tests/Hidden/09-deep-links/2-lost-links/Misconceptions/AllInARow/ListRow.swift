/// A row of a list, and what a tap on it does.
struct ListRow {
  let title: String
  let choose: @MainActor () -> Void
}
