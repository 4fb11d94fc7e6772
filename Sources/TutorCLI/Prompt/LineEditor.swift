@preconcurrency import CReadline
@preconcurrency import Glibc

/// GNU readline through its callback interface: keys go in one at a time, lines come out.
///
/// Readline is one for the process, and so is this. The handler is taken away when a line is done
/// and installed again for the next, so that the terminal is its own in between.
@MainActor final class LineEditor: LineInput {
  static let shared = LineEditor()

  let descriptor: Int32 = STDIN_FILENO
  let readsAhead = true
  /// Gives the completions of a word, from the line before it.
  var complete: (_ before: String, _ word: String) -> [String] = { _, _ in [] }
  var matches: [String] = []
  private var isInstalled = false
  private var prompt = ""
  private var lines: [Event] = []

  private init() {
    TerminalGuard.watch()
    setlocale(LC_ALL, "")
    // Readline keeps the name for good; it lets an .inputrc say `$if tutor`.
    rl_readline_name = UnsafePointer(strdup("tutor"))
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    rl_change_environment = 0
    installCompletion()
  }

  func begin(prompt: String) {
    if isInstalled, prompt == self.prompt { return }
    if isInstalled { return changePrompt(to: prompt) }
    self.prompt = prompt
    isInstalled = true
    rl_callback_handler_install(prompt) { line in
      let text = line.map { String(cString: $0) }
      free(line)
      MainActor.assumeIsolated { LineEditor.shared.accept(text) }
    }
  }

  func read() -> [Event] {
    guard isInstalled else { return [] }
    rl_callback_read_char()
    defer { lines = [] }
    return lines
  }

  func hide() {
    guard isInstalled else { return }
    rl_clear_visible_line()
    fflush(rl_outstream)
  }

  func show() {
    guard isInstalled else { return }
    rl_on_new_line()
    rl_redisplay()
    fflush(rl_outstream)
  }

  func clearLine() {
    guard isInstalled else { return }
    rl_free_line_state()
    rl_callback_sigcleanup()
    rl_point = rl_end
    rl_redisplay()
    rl_crlf()
    rl_replace_line("", 1)
    show()
  }

  func suspend() {
    let text = rl_line_buffer.map { String(cString: $0) } ?? ""
    let prompt = self.prompt
    let wasInstalled = isInstalled
    end()
    raise(SIGSTOP)
    guard wasInstalled else { return }
    begin(prompt: prompt)
    rl_insert_text(text)
    rl_redisplay()
  }

  func resize() {
    rl_resize_terminal()
  }

  func end() {
    guard isInstalled else { return }
    rl_callback_handler_remove()
    isInstalled = false
  }

  private func changePrompt(to prompt: String) {
    self.prompt = prompt
    hide()
    rl_set_prompt(prompt)
    show()
  }

  /// A paste may hold several lines; each is one.
  private func accept(_ text: String?) {
    rl_callback_handler_remove()
    isInstalled = false
    guard let text else {
      rl_crlf()
      fflush(rl_outstream)
      lines.append(.endOfInput)
      return
    }
    let pasted = text.split(separator: "\n").map { Event.line(String($0)) }
    lines += pasted.isEmpty ? [.line(text)] : pasted
  }
}
