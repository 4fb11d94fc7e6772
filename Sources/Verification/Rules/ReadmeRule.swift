import Foundation
import Workbook

/// The README lists every lesson, under its title, with the number of its exercises.
struct ReadmeRule: Rule {
  func findings(in material: CourseMaterial) throws -> [Finding] {
    let file = material.root.appending(path: CourseTable.file)
    let table = CourseTable(try String(contentsOf: file, encoding: .utf8))
    return material.course.lessons.flatMap { lesson in
      table.faults(of: lesson).map {
        Finding(file: CourseTable.file, line: $0.line ?? 1, message: $0.cure)
      }
    }
  }
}
