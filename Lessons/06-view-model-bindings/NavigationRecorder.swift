/// Stands in for a coordinator, and keeps what it is told.
@MainActor
final class NavigationRecorder: OrderNavigation {
  private(set) var told: [String] = []

  func customerHasPaid() { told.append("paid") }
  func customerHasLeft() { told.append("left") }
}
