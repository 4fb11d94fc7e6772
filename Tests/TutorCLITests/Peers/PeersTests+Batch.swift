import Foundation
import Support
import Testing
import Workbook

/// Many submissions in one run.
extension PeersTests {
  /// nbgrader 1941, 1682.
  @Test func `one bad submission does not end the batch`() throws {
    let tutor = try AppWorkbook.make([
      AppWorkbook.hello: "let hello = (\n",
      "Tests/Hidden/01-greetings/2-say-more/HiddenTests.swift": """
      import Checks
      @testable import SayMore

      @MainActor let checks = [Check("compiles", "it compiles") {}]
      """,
      "Tests/Hidden/01-greetings/2-say-more/Explanations.md":
        "## compiles\nSection: the-first-word\n\nIt does not, {found}.\n",
    ])
    let result = try tutor.filter(["check", "--all"])
    #expect(result.output.contains("1.1  Say hello — does not compile"))
    #expect(result.output.contains("1.2  Say more — 1 of 1 checks pass"))
    #expect(result.status == 1)
  }

  /// nbgrader 1941: the same by `swift test`, with exercises of the course.
  ///
  /// The tests that grade are in the program that this test runs in, which is started once more.
  @Test func `one bad submission does not end the batch of swift test`() throws {
    let lesson = try #require(try Course.load(root: AppWorkbook.root).lesson(1))
    let folder = try TemporaryFolder()
    for exercise in lesson.exercises {
      let answer = try #require(try exercise.answers().first)
      for name in answer.contents.files.keys {
        let place = "\(lesson.folder.lastPathComponent)/\(exercise.folder.lastPathComponent)"
        let isBad = exercise.id == lesson.exercises.first?.id
        let text = answer.contents.files[name].map { String(decoding: $0, as: UTF8.self) }
        try folder.write(isBad ? "let broken = (\n" : text ?? "", to: "\(place)/\(name)")
      }
    }
    let result = try grade(lesson, in: folder)
    #expect(result.status != 0)
    let report = try folder.read("report.xml")
    let suites = report.components(separatedBy: "<testsuite ").dropFirst()
    #expect(suites.map { $0.contains("<failure") } == [true, false, false], "\(result.output)")
  }

  /// Starts the tests that grade a lesson on a folder of submissions.
  private func grade(_ lesson: Lesson, in folder: TemporaryFolder) throws -> Filter {
    var environment = ProcessInfo.processInfo.environment
    environment["TUTOR_SUBMISSION"] = folder.url.path
    environment["TUTOR_JUNIT"] = folder.url.appending(path: "report.xml").path
    environment["TUTOR_UNSAFE"] = "1"
    return try Filter.run(
      URL(filePath: ProcessInfo.processInfo.arguments[0]),
      ["--testing-library", "swift-testing", "--filter", "GradeTests.Lesson0\(lesson.number)"],
      environment: environment,
      in: folder.url
    )
  }
}
