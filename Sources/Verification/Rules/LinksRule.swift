import Foundation

/// What a text points to is there: `read 5 the-hand-off`, and files in Markdown links.
struct LinksRule<Part: Material>: Rule {
  func findings(in material: Part) throws -> [Finding] {
    let texts = material.texts.filter { FileManager.default.fileExists(atPath: $0.path) }
    let all = texts + material.translations(of: material.texts).map(\.file)
    return try all.flatMap { file in
      let text = prose(of: try String(contentsOf: file, encoding: .utf8))
      let broken = sections(in: text, material) + files(in: text, of: file)
      return broken.map { place, words in
        material.finding(file, line: text[..<place].count { $0.isNewline } + 1, words)
      }
    }
  }

  /// The text with its fenced blocks blanked out: brackets of code are no links.
  private func prose(of text: String) -> String {
    var isInFence = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("```") { isInFence.toggle() }
      return isInFence ? "" : String(line)
    }
    return lines.joined(separator: "\n")
  }

  /// The pointers to sections that are not there.
  private func sections(in text: String, _ material: Part) -> [(String.Index, String)] {
    text.matches(of: /`read\s+(\d+)\s+([^`\s]+)`/).compactMap { match in
      guard let lesson = Int(match.output.1),
        !material.sections.has(String(match.output.2), inLesson: lesson)
      else { return nil }
      return (
        match.range.lowerBound,
        "Lesson \(lesson) has no section `\(match.output.2)`; a section's name is its heading in"
          + " small letters, with dashes."
      )
    }
  }

  /// The links to files that are not there.
  private func files(in text: String, of file: URL) -> [(String.Index, String)] {
    text.matches(of: /\]\(([^)\s#]+)[^)]*\)/).compactMap { match in
      let target = String(match.output.1)
      let path = file.deletingLastPathComponent().appending(path: target).path
      guard !target.contains(":"), !FileManager.default.fileExists(atPath: path) else { return nil }
      return (match.range.lowerBound, "The link leads to `\(target)`, which is not there.")
    }
  }
}
