/// Whom a bread's view model tells: the coordinator, or a test.
@MainActor
protocol BreadNavigation: AnyObject {
  /// A loaf of the bread with this name has been ordered.
  func breadWasOrdered(_ name: String)
}
