import Foundation
import Workbook

/// A listing shows the lesson's own code, unless it says that it is the antipattern.
struct ListingsRule: Rule {
  func findings(in material: LessonMaterial) throws -> [Finding] {
    let sources = try sources(of: material.lesson)
    let blocks = try material.rehearsal.text.get().sections.flatMap(\.blocks)
    return blocks.compactMap { block in
      guard case .listing(["swift"], let text, let line) = block,
        !sources.contains(where: { $0.contains(lines(of: text)) })
      else { return nil }
      return material.finding(
        material.lesson.textFile,
        line: line,
        "No source of the lesson has these lines, one below the other. Copy them anew, or mark the"
          + " block `swift antipattern`."
      )
    }
  }

  private func sources(of lesson: Lesson) throws -> [[String]] {
    try names(in: lesson.folder).filter { $0.hasSuffix(".swift") }.map { name in
      lines(of: try String(contentsOf: lesson.folder.appending(path: name), encoding: .utf8))
    }
  }

  /// The lines without their indentation, and without empty ones.
  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
