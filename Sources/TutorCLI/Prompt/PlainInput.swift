import Glibc

/// Lines that the terminal itself edits: nothing that stands on the screen is ever drawn again.
///
/// What a screen reader has read stays true, and each new line is read once.
@MainActor final class PlainInput: LineInput {
  let descriptor: Int32 = STDIN_FILENO
  let readsAhead = true
  private let output: Output
  private var buffer = LineBuffer()
  private var isAsking = false

  init(output: Output) { self.output = output }

  func begin(prompt: String) {
    guard !isAsking else { return }
    isAsking = true
    output.write(prompt)
  }

  func read() -> [Event] {
    guard let bytes = Input.available(from: descriptor) else { return [] }
    isAsking = false
    guard bytes.isEmpty else { return buffer.lines(adding: bytes).map(Event.line) }
    output.write("\n")
    return buffer.rest().map { [.line($0), .endOfInput] } ?? [.endOfInput]
  }

  /// What is shown begins on a line of its own; the prompt comes again below it.
  func hide() {
    if isAsking { output.write("\n") }
    isAsking = false
  }

  func show() {}

  func clearLine() { hide() }

  func suspend() { raise(SIGSTOP) }

  func resize() {}

  func end() {}
}
