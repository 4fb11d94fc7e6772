/// Stands in for a coordinator, and keeps what it is told.
@MainActor
final class NavigationRecorder: BreadNavigation {
  var wasTold = false
  private(set) var seen = 0
  var look: () -> Int = { 0 }

  func breadWasOrdered(_ name: String) {
    wasTold = true
    seen = look()
  }
}
