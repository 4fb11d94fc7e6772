import UIKit

extension Simulator {
  /// Taps a button, bar button, row, tab or answer.
  ///
  /// - Parameters:
  ///   - label: What it says. If several say it, the first is tapped.
  ///   - times: How often. All taps land before the app can react.
  /// - Throws: `ActionError.nothingToTap`, `.disabled`, `.crashed` or
  ///   `.inBackground`.
  public func tap(_ label: String, times: Int = 1) throws(ActionError) {
    let reading = try readingOfRunningApp()
    guard let touchable = reading.touchables.first(where: { $0.button.label == label }) else {
      throw .nothingToTap(label: label, available: reading.screen.labels)
    }
    guard touchable.button.isEnabled else { throw .disabled(label: label) }
    act { for _ in 0..<times { touchable.tap() } }
  }

  /// Types into a field, in place of what is there.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - label: The field's placeholder, or its accessibility label.
  /// - Throws: `ActionError.noField`, `.crashed` or
  ///   `.inBackground`.
  public func type(_ text: String, into label: String) throws(ActionError) {
    let reading = try readingOfRunningApp()
    guard let field = reading.fields.first(where: { $0.label == label }) else {
      throw .noField(label: label, available: reading.fields.map(\.label))
    }
    act { field.type(text) }
  }

  /// Taps the back button.
  ///
  /// - Throws: `ActionError.noBackButton`, `.crashed` or
  ///   `.inBackground`.
  public func back() throws(ActionError) {
    let reading = try readingOfRunningApp()
    for touchable in reading.touchables {
      if case .back = touchable.target { return act { touchable.tap() } }
    }
    throw .noBackButton(reason: reasonAgainstGoingBack)
  }

  /// Chooses a tab.
  ///
  /// - Parameter label: The tab's title.
  /// - Throws: `ActionError.noTab`, `.crashed` or
  ///   `.inBackground`.
  public func selectTab(_ label: String) throws(ActionError) {
    let reading = try readingOfRunningApp()
    let tabs = reading.touchables.filter { if case .tab = $0.target { true } else { false } }
    guard let tab = tabs.first(where: { $0.button.label == label }) else {
      throw .noTab(label: label, available: tabs.map(\.button.label))
    }
    act { tab.tap() }
  }

  /// Selects a row of a table, or an item of a collection.
  ///
  /// - Parameter label: The row's main text.
  /// - Throws: `ActionError.noRow`, `.crashed` or
  ///   `.inBackground`.
  public func selectRow(_ label: String) throws(ActionError) {
    let reading = try readingOfRunningApp()
    let rows = reading.touchables.filter(\.isRow)
    guard let row = rows.first(where: { $0.button.label == label }) else {
      throw .noRow(label: label, available: rows.map(\.button.label))
    }
    act { row.tap() }
  }

  /// What the user sees, unless the app has crashed or is in the background.
  func readingOfRunningApp() throws(ActionError) -> Reading {
    try requireInFront()
    return reading
  }

  /// Throws if the app has crashed, or no finger reaches it.
  func requireInFront() throws(ActionError) {
    try requireRunning()
    if isInBackground { throw .inBackground }
  }

  /// Throws if the app has crashed.
  func requireRunning() throws(ActionError) {
    if let fault { throw .crashed(reason: fault) }
  }

  /// Does something and lets the app come to rest.
  func act(_ action: () -> Void) {
    observe()
    action()
    observe()
    interrupt()
    launch.runtime.settle()
    observe()
  }

  /// Does what is to happen while the action is in motion, a tenth of a second after it.
  private func interrupt() {
    guard let interruption else { return }
    self.interruption = nil
    launch.runtime.advance(by: .milliseconds(100))
    interruption()
    observe()
  }
}
