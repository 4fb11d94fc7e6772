/// Reads visits to apps: `$ run` lines, `app> ` lines with the answers below them, and `# ` lines with
/// what is said before the next of either.
struct ScriptParser {
  /// The file's path, for messages.
  let path: String
  /// The number of the first line in the file.
  let firstLine: Int

  func transcripts(of lines: [Substring]) throws(CourseError) -> [Transcript] {
    var pass = Pass()
    for (index, text) in lines.enumerated() {
      let line = firstLine + index
      if text.hasPrefix(Transcript.runMark) {
        pass.begin(try visit(text, line))
      } else if text.hasPrefix("\(Transcript.wordsMark) ") || text == Transcript.wordsMark {
        pass.say(String(text.dropFirst(2)))
      } else if pass.isBeforeFirst, !text.isEmpty {
        throw malformed(at: line, "a transcript begins with `$ run N`, N a lesson or an exercise")
      } else if text.hasPrefix(Transcript.commandMark) {
        pass.type(String(text.dropFirst(Transcript.commandMark.count)), line)
      } else if !pass.add(String(text)) {
        throw malformed(at: line, "an answer stands right below its command, words above the next")
      }
    }
    let found = pass.end()
    guard !found.isEmpty else {
      throw malformed(
        at: firstLine,
        "a transcript begins with `$ run N`, N a lesson or an exercise"
      )
    }
    return found
  }

  private func visit(_ text: Substring, _ line: Int) throws(CourseError) -> Transcript {
    let words = text.dropFirst(Transcript.runMark.count).split(separator: " ").map(String.init)
    guard words.first == "run", let name = words.dropFirst().first,
      let subject = Transcript.Subject(name)
    else { throw malformed(at: line, "write it like this: $ run 5, or $ run 5.1 --fault NAME") }
    var transcript = Transcript(of: subject, arguments: Array(words.dropFirst(2)))
    transcript.line = line
    return transcript
  }

  func malformed(at line: Int, _ problem: String) -> CourseError {
    .malformed(path: path, line: line, problem: problem)
  }
}

/// One pass over the lines: the visits so far, and the words that wait for what they belong to.
private struct Pass {
  private var found: [Transcript] = []
  private var words: [String] = []

  var isBeforeFirst: Bool { found.isEmpty }

  mutating func say(_ text: String) { words.append(text) }

  mutating func begin(_ transcript: Transcript) {
    closeAnswer()
    var transcript = transcript
    transcript.words = takeWords()
    found.append(transcript)
  }

  mutating func type(_ command: String, _ line: Int) {
    closeAnswer()
    var step = Transcript.Step(command)
    step.words = takeWords()
    step.line = line
    found[found.count - 1].steps.append(step)
  }

  /// Adds a line to the last answer; false if words stand between.
  mutating func add(_ text: String) -> Bool {
    guard words.isEmpty else { return text.isEmpty }
    guard !found.isEmpty else { return true }
    editAnswer { $0.append(text) }
    return true
  }

  /// What is said last belongs to the last visit.
  mutating func end() -> [Transcript] {
    closeAnswer()
    if !found.isEmpty { found[found.count - 1].farewell = takeWords() }
    return found
  }

  /// Empty lines below an answer part it from what follows, and are none of its own.
  private mutating func closeAnswer() {
    guard !found.isEmpty else { return }
    editAnswer { while $0.last?.isEmpty == true { $0.removeLast() } }
  }

  private mutating func editAnswer(_ edit: (inout [String]) -> Void) {
    let last = found.count - 1
    guard let step = found[last].steps.indices.last else { return edit(&found[last].opening) }
    edit(&found[last].steps[step].answer)
  }

  private mutating func takeWords() -> [String] {
    defer { words = [] }
    return words
  }
}
