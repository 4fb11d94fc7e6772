import Foundation
import Workbook

/// Instructors have a test for each exercise, named after its number and title.
struct GradesRule: Rule {
  func findings(in material: CourseMaterial) throws -> [Finding] {
    let tests = try tests(material)
    return missing(tests, material) + wrong(tests, material)
  }

  /// A test, and where it stands.
  private struct GradeTest {
    let name: String
    let exercise: String
    let file: String
    let line: Int
  }

  private func tests(_ material: CourseMaterial) throws -> [GradeTest] {
    let names = try material.names(in: "Tests/GradeTests").filter { $0.hasPrefix("Lesson") }
    return try names.flatMap { name in
      let file = "Tests/GradeTests/\(name)"
      let text = try String(contentsOf: material.root.appending(path: file), encoding: .utf8)
      let pattern = /func `([^`]+)`\(\) throws \{ try Classroom.grade\("([^"]+)"\) \}/
      return text.matches(of: pattern).map { match in
        GradeTest(
          name: String(match.output.1),
          exercise: String(match.output.2),
          file: file,
          line: text[..<match.range.lowerBound].count(where: \.isNewline) + 1
        )
      }
    }
  }

  private func missing(_ tests: [GradeTest], _ material: CourseMaterial) -> [Finding] {
    material.course.exercises.filter { exercise in
      !tests.contains { $0.exercise == "\(exercise.id)" }
    }.map {
      material.finding(
        $0.folder,
        "Tests/GradeTests has no test `\(name(of: $0))`; add one as the others are."
      )
    }
  }

  private func wrong(_ tests: [GradeTest], _ material: CourseMaterial) -> [Finding] {
    tests.filter { test in
      !material.course.exercises.contains {
        test.name == name(of: $0) && test.exercise == "\($0.id)"
      }
    }.map {
      Finding(
        file: $0.file,
        line: $0.line,
        message:
          "No exercise is called `\($0.name)`, or it is not \($0.exercise). Name the test after it."
      )
    }
  }

  private func name(of exercise: Exercise) -> String { "\(exercise.id) \(exercise.englishTitle)" }
}
