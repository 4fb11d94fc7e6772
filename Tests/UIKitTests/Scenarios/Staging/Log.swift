import UIKit

/// What the objects of a scenario heard, in order, with marks of time in parentheses.
@MainActor
final class Log {
  private(set) var entries: [String] = []
  private var startOfStep = 0
  private var actions: [String: () -> Void] = [:]

  /// What was heard in the step at hand.
  var step: [String] { Array(entries[startOfStep...]) }

  /// What is to be looked at during a step and has not come.
  var awaited: [String] { actions.keys.sorted() }

  /// Writes an entry down, and runs what waits for it.
  func note(_ entry: String) {
    entries.append(entry)
    actions.removeValue(forKey: entry)?()
  }

  /// Runs an action as soon as an entry comes.
  func during(_ entry: String, _ action: @escaping () -> Void) {
    actions[entry] = action
  }

  /// Begins a new step.
  func beginStep() {
    startOfStep = entries.count
  }

  /// Forgets all: the scenario begins.
  func clear() {
    entries = []
    startOfStep = 0
  }

  /// Says how often an entry came in all steps so far.
  func total(of entry: String) -> Int {
    entries.count { $0 == entry }
  }
}
