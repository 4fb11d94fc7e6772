import Foundation
import Testing
import Workbook

@testable import Grader

/// The workbook's own UIKit, Simulator and Checks, with an exercise of the course.
@Suite(.timeLimit(.minutes(10)))
struct SupportLibraryTests {
  private let root: URL

  init() throws {
    let file = URL(filePath: #filePath).resolvingSymlinksInPath()
    root = try Course.root(from: file.deletingLastPathComponent())
  }

  @Test func isBuiltWithTheFeaturesOfThePackage() throws {
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let listed = manifest.matches(of: /enableUpcomingFeature\("(\w+)"\)/).map { String($0.1) }
    let flag = "-enable-upcoming-feature"
    let used = zip(SupportBuilder.options, SupportBuilder.options.dropFirst())
      .filter { $0.0 == flag }.map(\.1)
    #expect(used == listed)
  }

  @Test func referenceOfTheFirstExercisePassesAndItsStarterDoesNot() throws {
    let exercise = try #require(try Course.load(root: root).exercises.first)
    let solution = try #require(try exercise.solutions().first)
    let grader = Grader(root: root, cache: try temporaryFolder("cache"))

    #expect(try grader.check(exercise, submission: solution).passed)
    #expect(try !grader.check(exercise, submission: exercise.starter).passed)
  }
}
