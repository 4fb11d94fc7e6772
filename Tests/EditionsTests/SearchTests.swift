import Foundation
import Support
import Testing
import Workbook

@testable import Editions

/// A search through a student's edition finds nothing of a check or an answer.
@Suite(.timeLimit(.minutes(10)))
struct SearchTests {
  /// What students have, by folder and by the names of files that are meant.
  ///
  /// The product's own sources are among it: `extension Simulator {` gives nothing away.
  private static let given = ["Lessons", "Sources", "Tests/GradeTests", "Tests/Support"]

  @Test func noLineOfACheckOrAnAnswerIsInAStudentsEdition() throws {
    let edition = try RealCourse.student.get()
    let lines = try hiddenLines()
    try #require(lines.count > 1000)
    #expect(try found(lines, in: ["."], from: edition.url) == [])
    // The same search finds them where they are.
    let hidden = "Tests/Hidden/08-tab-bar/3-three-stacks"
    for name in ["HiddenTests.swift", "Solution", "Misconceptions"] {
      #expect(
        try !found(lines, in: ["\(hidden)/\(name)"], from: RealCourse.root).isEmpty,
        "\(name)"
      )
    }
  }

  /// The lines of 20 bytes or more of what students do not get, blanks at their ends left out, that do
  /// not stand in what they do.
  private func hiddenLines() throws -> Set<String> {
    let hidden = RealCourse.root.appending(path: "Tests/Hidden")
    let (starters, secrets) = try SmallWorkbook.paths(below: hidden)
      .filter { $0.hasSuffix(".swift") }
      .reduce(into: ([String](), [String]())) { parts, path in
        if path.contains("/Starter/") { parts.0.append(path) } else { parts.1.append(path) }
      }
    let tasks = try SmallWorkbook.paths(below: RealCourse.root.appending(path: "Exercises"))
      .filter { $0.hasSuffix("Exercise.md") }
    let given =
      Self.given + starters.map { "Tests/Hidden/\($0)" } + tasks.map { "Exercises/\($0)" }
    var lines: Set<String> = []
    for path in secrets {
      let text = try String(contentsOf: hidden.appending(path: path), encoding: .utf8)
      lines.formUnion(
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
          .filter { $0.utf8.count >= 20 }
      )
    }
    // A line that stands within another is found when that one is searched for no more.
    while case let known = try found(lines, in: given, from: RealCourse.root), !known.isEmpty {
      lines.subtract(known)
    }
    return lines
  }

  /// Which of some lines stand anywhere in files, read as bytes.
  private func found(
    _ lines: Set<String>,
    in paths: [String],
    from folder: URL
  ) throws -> Set<String> {
    let patterns = try TemporaryFolder(["lines": lines.sorted().joined(separator: "\n")])
    let words = ["-raohFf", patterns.url.appending(path: "lines").path, "--"] + paths
    let grep = URL(filePath: "/usr/bin/grep")
    let search = try Filter.run(grep, words, environment: ["LC_ALL": "C"], in: folder)
    try #require(search.status < 2, "\(search.errors)")
    return Set(search.output.split(separator: "\n").map(String.init))
  }
}
