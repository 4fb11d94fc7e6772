import Glibc

/// Commands from a pipe or a file: no prompt, no editing, one line after the other.
@MainActor final class FilterInput: LineInput {
  let descriptor: Int32 = STDIN_FILENO
  /// A line waits in the pipe until what the one before it started is over.
  let readsAhead = false
  private var buffer = LineBuffer()
  private var hasEnded = false

  func read() -> [Event] {
    guard !hasEnded, let bytes = Input.available(from: descriptor) else { return [] }
    guard bytes.isEmpty else { return buffer.lines(adding: bytes).map(Event.line) }
    hasEnded = true
    return buffer.rest().map { [.line($0), .endOfInput] } ?? [.endOfInput]
  }

  func begin(prompt: String) {}
  func hide() {}
  func show() {}
  func clearLine() {}
  func suspend() { raise(SIGSTOP) }
  func resize() {}
  func end() {}
}
