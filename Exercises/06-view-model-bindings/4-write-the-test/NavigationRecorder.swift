/// Stands in for a coordinator, and keeps what it is told.
@MainActor
final class NavigationRecorder: BreadNavigation {
  private(set) var wasTold = false

  func breadWasOrdered(_ name: String) {
    wasTold = true
  }
}
