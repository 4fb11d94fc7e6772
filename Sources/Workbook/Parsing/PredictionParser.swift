/// Reads a `predict` block: fields `question:`, `run:`, `ask:`, `choices:` and `why:`, each of which
/// may go on over the lines below it.
struct PredictionParser {
  /// The file's path, for messages.
  let path: String
  /// The line at which the block begins, from 1.
  let line: Int

  private static let names = ["question", "run", "ask", "choices", "why"]

  func prediction(of lines: [Substring]) throws(CourseError) -> Prediction {
    var fields: [String: [String]] = [:]
    var current: String?
    for text in lines {
      if let colon = text.firstIndex(of: ":"), Self.names.contains(String(text[..<colon])) {
        current = String(text[..<colon])
        fields[String(text[..<colon])] = [String(text[text.index(after: colon)...])]
      } else if let current {
        fields[current]?.append(String(text))
      }
    }
    let choices = (fields["choices"] ?? []).map { $0.trimming(\.isWhitespace) }
      .filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
    guard choices.count > 1 else {
      throw malformed("`choices:` needs two or more lines that begin with `- `")
    }
    let run = runWords(try field("run", in: fields))
    return Prediction(
      question: try field("question", in: fields),
      arguments: run.arguments,
      commands: run.commands,
      ask: try field("ask", in: fields),
      choices: choices,
      why: try field("why", in: fields),
      line: line
    )
  }

  /// Splits `--fault hand-off ; tap Open ; back` into the app's arguments and the commands.
  private func runWords(_ run: String) -> (arguments: [String], commands: [String]) {
    var commands = run.split(separator: ";").map { String($0).trimming(\.isWhitespace) }
    var arguments: [String] = []
    if let first = commands.first, first.hasPrefix("--") {
      arguments = first.split(separator: " ").map(String.init)
      commands.removeFirst()
    }
    return (arguments, commands)
  }

  private func field(_ name: String, in fields: [String: [String]]) throws(CourseError) -> String {
    let text = (fields[name] ?? []).map { $0.trimming(\.isWhitespace) }.joined(separator: " ")
    guard !text.trimming(\.isWhitespace).isEmpty else {
      throw malformed("the prediction has no `\(name):`")
    }
    return text.trimming(\.isWhitespace)
  }

  private func malformed(_ problem: String) -> CourseError {
    .malformed(path: path, line: line, problem: problem)
  }
}
