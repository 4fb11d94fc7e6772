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
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A student's edition, made once.
  private static let student = Result { try Self.edition(.student) }

  private static func edition(_ kind: EditionKind) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let outcome = try EditionMaker(kind, of: Course.load(root: root), at: folder.url).make()
    #expect(outcome.kept == [])
    return folder
  }

  /// Runs a program, and gives back what it printed and ended with.
  private func run(_ program: String, _ words: [String], in folder: URL) throws -> Filter {
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = "C"
    return try Filter.run(URL(filePath: program), words, environment: environment, in: folder)
  }

  @Test func theManifestOfAStudentsEditionIsWhole() throws {
    let edition = try Self.student.get().url
    let dump = try run("/usr/bin/env", ["swift", "package", "dump-package"], in: edition)
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
    let edition = try Self.student.get().url
    let id = ExerciseID(lesson: 5, number: 1)
    let here = try #require(try Course.load(root: edition).exercise(id))
    let there = try #require(try Course.load(root: Self.root).exercise(id))
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
    let sealed = try Course.load(root: try Self.student.get().url).exercises
    let open = try Course.load(root: Self.root).exercises
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

  @Test func anInstructorsEditionKeepsTheCoursesPromises() throws {
    let edition = try Self.edition(.instructor)
    let course = try Course.load(root: edition.url)
    let grader = Grader(root: edition.url, cache: Grader.defaultCache())
    let verification = Verification(course, grader: grader)
    let exercise = try #require(course.exercises.first)
    #expect(verification.folderFindings() == [])
    #expect(try verification.findings(in: Scope(lessons: [], exercises: [exercise])) == [])
  }
}
