/// Stands in for a coordinator, and writes what it is told into a log.
@MainActor
final class NavigationRecorder: BreadNavigation {
  let log: Log

  init(log: Log) {
    self.log = log
  }

  func breadWasOrdered(_ name: String) {
    log.write("told of \(name)")
  }
}
