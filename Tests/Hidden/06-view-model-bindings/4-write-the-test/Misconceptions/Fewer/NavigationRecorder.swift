/// Stands in for a coordinator, and keeps what it is told.
@MainActor
final class NavigationRecorder: BreadNavigation {
  private(set) var names: [String] = []
  /// What `look` found each time this was told something.
  private(set) var seen: [Int] = []
  /// Asked for the number of loaves while this is told something.
  var look: () -> Int = { 0 }

  func breadWasOrdered(_ name: String) {
    names.append(name)
    seen.append(look())
  }
}
