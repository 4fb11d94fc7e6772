/// A view of the list that keeps what it is told.
final class RehearsedViperView: ViperListView {
  private(set) var summary = ""

  func show(summary text: String) { summary = text }
}
