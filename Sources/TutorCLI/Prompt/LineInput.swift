/// Where lines come from: keys that readline edits, or a plain stream.
@MainActor protocol LineInput: AnyObject {
  /// Becomes readable when ``read()`` has something to do.
  var descriptor: Int32 { get }
  /// A Boolean value that tells whether lines are taken while something else is at work.
  var readsAhead: Bool { get }
  /// Asks for the next line.
  func begin(prompt: String)
  /// Reads what is there, and gives back the lines that it completes.
  func read() -> [Event]
  /// Takes the prompt off the screen, so that something can be shown; ``show()`` brings it back.
  func hide()
  func show()
  /// Gives up the line that is being typed.
  func clearLine()
  /// Stops the process, as Ctrl-Z asks, and goes on where it was.
  func suspend()
  /// The terminal's size has changed.
  func resize()
  /// Leaves the terminal as it was found.
  func end()
}
