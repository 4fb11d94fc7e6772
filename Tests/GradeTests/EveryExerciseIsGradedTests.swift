import Foundation
import Testing
import Workbook

/// The functions of this folder stand by hand, one an exercise; they must be the disk's.
@Suite struct EveryExerciseIsGradedTests {
  @Test func eachExerciseHasATestOfItsNumberAndTitle() throws {
    let course = try Course.load(root: Classroom.root)
    let expected = course.exercises.map { "\($0.id) \($0.title)" }
    #expect(try namesOfTests() == expected)
  }

  /// The back-ticked names in `LessonNN.swift`, in order.
  private func namesOfTests() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("Lesson") }.sorted()
    return try files.flatMap { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return text.matches(of: /func `([^`]+)`/).map { String($0.1) }
    }
  }
}
