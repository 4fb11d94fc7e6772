/// What the list's presenter may say to its view.
@MainActor
protocol ViperListView: AnyObject {
  func show(summary: String)
}
