import Foundation
import Testing
import Workbook

/// A listing shows the lesson's own code, unless it says that it is the antipattern.
@Suite struct ListingTests {
  @Test func everySwiftBlockStandsInTheLessonsSources() throws {
    for lesson in try TheCourse.load().lessons {
      let sources = try sources(of: lesson)
      for case .listing(let words, let text, let line) in try lesson.text().sections.flatMap(
        \.blocks
      )
      where words == ["swift"] {
        let isThere = sources.contains { $0.contains(lines(of: text)) }
        #expect(isThere, "\(lesson.textFile.lastPathComponent):\(line)")
      }
    }
  }

  private func sources(of lesson: Lesson) throws -> [[String]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: lesson.folder.path)
    return try names.filter { $0.hasSuffix(".swift") }.map { name in
      lines(of: try String(contentsOf: lesson.folder.appending(path: name), encoding: .utf8))
    }
  }

  /// The lines without their indentation, and without empty ones.
  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
