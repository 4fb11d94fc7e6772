/// Cuts a section's Markdown into prose and fenced blocks.
struct BlockParser {
  /// The file's path, for messages.
  let path: String
  /// The line of the file at which the section's body begins, from 1.
  let firstLine: Int

  func blocks(of body: String) throws(CourseError) -> [Block] {
    var blocks: [Block] = []
    var prose: [Substring] = []
    var fence: (words: [String], line: Int, lines: [Substring])?
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let open = fence {
        if line.hasPrefix("```") {
          blocks.append(try block(open.words, open.lines, line: open.line))
          fence = nil
        } else {
          fence?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        blocks += proseBlock(prose)
        prose = []
        let words = line.drop { $0 == "`" }.split(separator: " ").map(String.init)
        fence = (words, firstLine + index, [])
      } else {
        prose.append(line)
      }
    }
    if let fence {
      throw .malformed(
        path: path,
        line: fence.line,
        problem: "the block that begins here never ends"
      )
    }
    return blocks + proseBlock(prose)
  }

  private func proseBlock(_ lines: [Substring]) -> [Block] {
    let text = lines.joined(separator: "\n").trimming { $0 == "\n" }
    return text.isEmpty ? [] : [.prose(text)]
  }

  private func block(
    _ words: [String],
    _ lines: [Substring],
    line: Int
  ) throws(CourseError) -> Block {
    switch words.first {
    case "transcript": .transcript(try transcript(of: lines, line: line))
    case "predict": .prediction(try PredictionParser(path: path, line: line).prediction(of: lines))
    default: .listing(words: words, text: lines.joined(separator: "\n"), line: line)
    }
  }

  /// A block holds one visit; a script may hold several.
  private func transcript(of lines: [Substring], line: Int) throws(CourseError) -> Transcript {
    let parser = ScriptParser(path: path, firstLine: line + 1)
    let found = try parser.transcripts(of: lines)
    guard found.count == 1, let transcript = found.first else {
      throw parser.malformed(
        at: line + 1,
        "a transcript holds one `$ run` line, not \(found.count)"
      )
    }
    return transcript
  }
}

extension String {
  /// Returns the text without the characters at its ends for which `isEdge` holds.
  func trimming(_ isEdge: (Character) -> Bool) -> String {
    guard let first = firstIndex(where: { !isEdge($0) }),
      let last = lastIndex(where: { !isEdge($0) })
    else { return "" }
    return String(self[first...last])
  }
}
