import Foundation
import Testing
import Workbook

@testable import Grader

/// The workbook's own UIKit, Simulator and Checks, with an exercise of the course.
@Suite(.timeLimit(.minutes(10)))
struct SupportLibraryTests {
  @Test func referenceOfTheFirstExercisePassesAndItsStarterDoesNot() throws {
    let file = URL(filePath: #filePath).resolvingSymlinksInPath()
    let root = try Course.root(from: file.deletingLastPathComponent())
    let exercise = try #require(try Course.load(root: root).exercises.first)
    let solution = try #require(try exercise.solutions().first)
    let grader = Grader(root: root, cache: try temporaryFolder("cache"))

    #expect(try grader.check(exercise, submission: solution).passed)
    #expect(try !grader.check(exercise, submission: exercise.starter).passed)
  }
}
