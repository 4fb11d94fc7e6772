@preconcurrency import CReadline
@preconcurrency import Glibc

extension LineEditor {
  /// Hooks completion in.
  ///
  /// Words end at blanks alone: `5.1` and `hand-off` are one word each.
  func installCompletion() {
    let blanks = strdup(" \t\n")
    rl_basic_word_break_characters = UnsafePointer(blanks)
    rl_completer_word_break_characters = UnsafePointer(blanks)
    rl_completer_quote_characters = UnsafePointer(strdup("\"'"))
    rl_attempted_completion_function = { word, start, _ in
      // Readline would go on with file names otherwise.
      rl_attempted_completion_over = 1
      guard let word, let buffer = rl_line_buffer else { return nil }
      let text = String(cString: word)
      let line = String(cString: buffer).utf8.prefix(Int(start))
      let before = String(decoding: line, as: UTF8.self)
      MainActor.assumeIsolated { LineEditor.shared.findMatches(of: text, before: before) }
      return rl_completion_matches(word) { _, _ in
        MainActor.assumeIsolated { LineEditor.shared.nextMatch() }.flatMap { strdup($0) }
      }
    }
  }

  /// A word with a blank in it is quoted, unless the quote has been typed already.
  private func findMatches(of word: String, before: String) {
    let isQuoted = before.hasSuffix("\"") || before.hasSuffix("'")
    let line = isQuoted ? String(before.dropLast()) : before
    matches = complete(line, word).map { match in
      match.contains(" ") && !isQuoted ? "\"\(match)\"" : match
    }
  }

  private func nextMatch() -> String? {
    matches.isEmpty ? nil : matches.removeFirst()
  }
}
