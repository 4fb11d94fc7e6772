import Foundation
import Grader
import Support
import Testing
import Workbook

@testable import Verification

/// A course of one lesson in which all is well, but for what a test has changed.
///
/// Its apps and checks are built with the workbook's own library; what does not change from test to
/// test comes from the cache.
struct SmallCourse {
  private let folder: TemporaryFolder

  /// Makes the course.
  /// - Parameters:
  ///   - changed: Texts by path, in place of what stands there or beside it.
  ///   - removed: Paths of files that are left out.
  /// - Throws: An error of the file system.
  init(_ changed: [String: String] = [:], without removed: Set<String> = []) throws {
    let files = Self.files.merging(changed) { _, new in new }.filter { !removed.contains($0.key) }
    folder = try TemporaryFolder(files)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Sources"),
      withDestinationURL: Self.workbook.appending(path: "Sources")
    )
  }

  /// Makes the course with some words of one file changed.
  init(_ path: String, replacing old: String, with new: String) throws {
    let text = try #require(Self.files[path])
    #expect(text.contains(old))
    try self.init([path: text.replacing(old, with: new)])
  }

  /// What the rules about the lesson find; its exercises are not tried.
  func lessonFindings() throws -> [Finding] {
    let course = try course()
    return try course.lessons.flatMap { lesson in
      LessonMaterial(
        root: course.root,
        sections: SectionNames(course),
        rehearsal: Rehearsal(lesson, grader: try Self.grader.get())
      ).findings(by: Rules.ofLesson)
    }.sorted()
  }

  /// What is found in the exercise whose answers can be checked.
  func exerciseFindings() throws -> [Finding] {
    try verification().findings(in: Scope(lessons: [], exercises: [exercise()]))
  }

  /// What is found in folders and manifests; the workbook's own catalogues may have notes.
  func folderFindings() throws -> [Finding] {
    try verification().folderFindings().filter { !$0.isNote }
  }

  /// What becomes of the changes to the exercise's reference.
  func mutants() throws -> (reports: [MutantReport], findings: [Finding]) {
    try verification().mutants(in: Scope(lessons: [], exercises: [exercise()]))
  }

  /// Writes down what the lesson's app shows.
  func record() throws -> [String] { try verification().record(course().lessons) }

  /// What is found in a lesson and its exercises, all of whose answers are tried.
  func findings(inLesson number: Int) throws -> [Finding] {
    let lesson = try #require(try course().lesson(number))
    return try verification().findings(in: Scope(lessons: [lesson]))
  }

  /// Begins a lesson, and exercises of these names in it.
  /// - Returns: The lesson's number.
  func begin(lesson: String, exercises: [String]) throws -> Int {
    let (number, skeleton) = try course().newLesson(lesson)
    try skeleton.write(below: folder.url)
    for exercise in exercises {
      let lesson = try #require(try course().lesson(number))
      try course().newExercise(exercise, in: lesson).1.write(below: folder.url)
    }
    return number
  }

  /// Puts other words in the place of each mark.
  /// - Parameter words: What is written, by what the mark asks for.
  /// - Throws: An error of the file system; a mark that the words lack is an issue, and ends the test.
  func fill(_ words: [String: String]) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    for path in paths where [".md", ".swift", ".transcript"].contains(where: path.hasSuffix) {
      let text = try read(path)
      var lines = text.components(separatedBy: "\n")
      for mark in Mark.list(text) {
        let new = try #require(words[mark.what], "nobody knows what to write for: \(mark.what)")
        lines[mark.line - 1] = lines[mark.line - 1].replacing("Write here: \(mark.what)", with: new)
      }
      if lines.joined(separator: "\n") != text {
        try folder.write(lines.joined(separator: "\n"), to: path)
      }
    }
  }

  /// Reads a file.
  func read(_ path: String) throws -> String { try folder.read(path) }

  func course() throws -> Course { try Course.load(root: folder.url) }

  private func exercise() throws -> Exercise {
    try #require(try course().exercise(ExerciseID(lesson: 5, number: 1)))
  }

  private func verification() throws -> Verification {
    Verification(try course(), grader: try Self.grader.get())
  }

  private static let workbook = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The library is built before, once for all tests.
  private static let grader = Result {
    let grader = Grader(root: workbook, cache: Grader.defaultCache())
    try grader.prepare()
    return grader
  }
}
