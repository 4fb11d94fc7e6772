/// A line of a page.
enum Row {
  case text(String)
  case button(String, @MainActor () -> Void)
}
