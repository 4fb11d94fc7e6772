import Foundation
import Grader
import Support
import Testing
import Verification
import Workbook

@testable import Editions

/// Editions of the course itself.
@Suite(.timeLimit(.minutes(10)))
struct RealCourseTests {
  /// Runs a program, and gives back what it printed and ended with.
  private func run(_ program: String, _ words: [String], in folder: URL) throws -> Filter {
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = "C"
    return try Filter.run(URL(filePath: program), words, environment: environment, in: folder)
  }

  @Test func theManifestOfAStudentsEditionIsWhole() throws {
    let edition = try RealCourse.student.get().url
    let scratch = try TemporaryFolder()
    let words = ["swift", "package", "--scratch-path", scratch.url.path, "dump-package"]
    let dump = try run("/usr/bin/env", words, in: edition)
    try #require(dump.status == 0, "\(dump.errors)")
    struct Manifest: Decodable {
      struct Target: Decodable {
        var name: String
        var path: String?
        var type: String
      }
      var targets: [Target]
    }
    let targets = try JSONDecoder().decode(Manifest.self, from: Data(dump.output.utf8)).targets
    #expect(targets.filter { $0.type == "test" }.map(\.name) == ["GradeTests"])
    #expect(!targets.contains { ["benchmark", "mutants"].contains($0.name) })
    for target in targets {
      let path = target.path ?? (target.type == "test" ? "Tests" : "Sources") + "/\(target.name)"
      #expect(FileManager.default.fileExists(atPath: edition.appending(path: path).path), "\(path)")
    }
  }

  @Test func aStudentsEditionJudgesAsTheWorkbookDoes() throws {
    let edition = try RealCourse.student.get().url
    let id = ExerciseID(lesson: 5, number: 1)
    let here = try #require(try Course.load(root: edition).exercise(id))
    let there = try #require(try Course.load(root: RealCourse.root).exercise(id))
    let grader = Grader(root: edition, cache: Grader.defaultCache())
    let answer = try #require(try there.solutions().first)
    #expect(try grader.check(here, submission: answer).passed)
    let wrong = try #require(try there.misconceptions().first)
    let verdict = try grader.check(here, submission: wrong.folder)
    let explanation = try Explainer(here).explain(verdict)
    #expect(!verdict.passed)
    #expect(explanation == (try Explainer(there).explain(verdict)))
    #expect(try !grader.check(here).passed)
  }

  @Test func everyExerciseTellsTheSameSealed() throws {
    let sealed = try Course.load(root: try RealCourse.student.get().url).exercises
    let open = try Course.load(root: RealCourse.root).exercises
    #expect(sealed.map(\.id) == open.map(\.id))
    for (here, there) in zip(sealed, open) {
      #expect(!here.hasAnswers)
      #expect(try here.checks() == there.checks())
      #expect(try here.explanations() == there.explanations())
      #expect(try here.hints() == there.hints())
      #expect(try here.starterContents() == there.starterContents())
      #expect(try here.misconceptions().map(\.sentence) == there.misconceptions().map(\.sentence))
      #expect(try !here.isAttempted())
      #expect(try here.missingFiles() == [])
    }
  }

  /// A proof reads nothing but the workbook's files: what holds of these holds of the same in a copy.
  @Test func anInstructorsEditionIsTheWorkbookAtItsStarters() throws {
    let edition = try RealCourse.edition(.instructor)
    let course = try Course.load(root: edition.url)
    let paths = try SmallWorkbook.paths(below: edition.url).filter { $0 != ".edition" }
    let answers = paths.filter { $0.hasPrefix("Exercises/") && $0.hasSuffix(".swift") }
      .filter { $0 != "Exercises/Package.swift" }
    for path in Set(paths).subtracting(answers) {
      let places = [edition.url, RealCourse.root].map { $0.appending(path: path).path }
      #expect(FileManager.default.contentsEqual(atPath: places[0], andPath: places[1]), "\(path)")
    }
    for exercise in course.exercises { #expect(try !exercise.isAttempted(), "\(exercise.id)") }
    let all = try RealCourse.parts.flatMap { part in
      try SmallWorkbook.paths(below: RealCourse.root.appending(path: part)).map { "\(part)/\($0)" }
    }.filter { path in
      !path.split(separator: "/").contains { $0.hasPrefix(".") } && !path.hasSuffix(".orig")
    }
    try #require(all.count > 1_000)
    #expect(Set(all).subtracting(paths) == [])
    let grader = Grader(root: edition.url, cache: Grader.defaultCache())
    #expect(Verification(course, grader: grader).folderFindings() == [])
  }
}
