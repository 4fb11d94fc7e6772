import Simulator

/// Keeps what fails in the check that is running.
@MainActor final class Recorder {
  /// The recorder of the check that is running; nil outside of one.
  @TaskLocal static var current: Recorder?

  private(set) var failures: [Failure] = []

  /// Keeps a failure, with the app as it is now.
  func record(_ what: String, expected: String? = nil, found: String? = nil) {
    let app = Simulator.current
    failures.append(
      Failure(
        what: what,
        expected: expected,
        found: found,
        screen: app?.drawing(.screen) ?? [],
        stack: app?.drawing(.stacks) ?? [],
        tree: app?.drawing(.tree) ?? [],
        facts: ["leaked": app?.leaked.joined(separator: ", ") ?? ""]
      )
    )
  }
}
