/// Where passages are shown: above the prompt, for this terminal.
@MainActor final class Screen {
  var renderer: Renderer
  private let input: any LineInput
  private let output: Output
  private var hasDrawn = false

  init(terminal: Terminal, input: any LineInput, output: Output) {
    self.output = output
    renderer = Renderer(terminal: terminal)
    self.input = input
  }

  /// A Boolean value that tells whether nothing can be shown any more.
  var isClosed: Bool { output.isClosed }
  /// A Boolean value that tells whether something could not be shown to somebody who waits for it.
  var hasFailed: Bool { output.hasFailed }

  /// Shows passages, with an empty line after them, in place of the prompt, and the prompt below.
  func show(_ passages: [Passage], endsWithBlank: Bool = true) {
    guard !passages.isEmpty else { return }
    input.hide()
    wipe()
    output.write(renderer.text(of: endsWithBlank ? passages + [.blank] : passages))
    input.show()
  }

  /// Shows lines that are laid out already, with an empty one after them.
  func show(lines: [String]) {
    input.hide()
    wipe()
    output.write((lines + [""]).map { $0 + "\n" }.joined())
    input.show()
  }

  /// Writes a text for a program, as it is.
  func write(_ text: String) {
    input.hide()
    wipe()
    output.write(text)
    input.show()
  }

  /// Draws a line that is drawn over by the next one.
  func draw(_ line: String) {
    wipe()
    output.write(line)
    hasDrawn = true
  }

  /// Takes away the line that was drawn.
  func wipe() {
    if hasDrawn { output.write(Escape.wipe) }
    hasDrawn = false
  }

  /// Shows what went wrong; to a terminal that is the same place, to a pipe it is not.
  func complain(_ passages: [Passage]) {
    if renderer.terminal.isInteractive { return show(passages) }
    output.writeError(renderer.text(of: passages))
  }
}
