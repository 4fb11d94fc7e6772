import Channel
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
        stack: app?.drawing(.stacks) ?? [],
        tree: app.map(tree) ?? [],
        facts: app.map(facts) ?? [:]
      )
    )
  }

  /// The tree, if the app has one: where no coordinator is meant to be, none is missed.
  private func tree(of app: Simulator) -> [String] {
    app.tree.root == nil ? [] : app.drawing(.tree)
  }

  /// What an explanation may name of the app, each as a list that fits into a sentence.
  private func facts(of app: Simulator) -> [String: String] {
    var facts = [
      "stack": list(app.stack.map { "\"\($0)\"" }),
      "tree": list(app.tree.names),
      "screen": list(app.screen.allTexts.map { "\"\($0)\"" }),
      "leaked": list(app.leaked),
      "warnings": list(app.warnings),
    ]
    facts["fault"] = app.fault
    return facts
  }

  private func list(_ items: [String]) -> String {
    items.isEmpty ? "nothing" : items.joined(separator: ", ")
  }
}
