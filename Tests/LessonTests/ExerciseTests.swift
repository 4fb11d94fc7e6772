import Foundation
import Grader
import Testing
import Workbook

/// Each exercise keeps its promises, proved by compiling and running what it is made of.
@Suite(.timeLimit(.minutes(5)))
struct ExerciseTests {
  @Test(arguments: try TheCourse.exercises())
  func starterCompilesAndFails(exercise: Exercise) throws {
    let verdict = try TheCourse.grader.check(exercise, submission: exercise.starter)
    guard case .graded(let results) = verdict.outcome else {
      Issue.record("the starter does not run: \(verdict.outcome)")
      return
    }
    #expect(results.count >= 5)
    #expect(!verdict.passed)
    #expect(verdict.warnings.isEmpty)
  }

  @Test(arguments: try TheCourse.exercises())
  func everyRightAnswerPasses(exercise: Exercise) throws {
    let solutions = try exercise.solutions()
    #expect(solutions.count >= 2)
    for solution in solutions {
      let verdict = try TheCourse.grader.check(exercise, submission: solution)
      #expect(verdict.failedChecks.isEmpty, "\(solution.lastPathComponent)")
      #expect(verdict.passed, "\(solution.lastPathComponent): \(verdict.outcome)")
      #expect(verdict.warnings.isEmpty)
    }
  }

  @Test(arguments: try TheCourse.exercises())
  func everyMisconceptionFailsItsChecksAndGetsItsSentence(exercise: Exercise) throws {
    let explainer = try Explainer(exercise)
    let misconceptions = try exercise.misconceptions()
    #expect(misconceptions.count >= 3)
    #expect(Set(misconceptions.map(\.fails)).count == misconceptions.count)
    for misconception in misconceptions {
      let verdict = try TheCourse.grader.check(exercise, submission: misconception.folder)
      #expect(verdict.failedChecks == misconception.fails, "\(misconception.name)")
      let told = explainer.explain(verdict).parts
      #expect(told.contains(.markdown(misconception.sentence)), "\(misconception.name)")
    }
  }

  @Test(arguments: try TheCourse.exercises())
  func everyCheckIsFailedBySomething(exercise: Exercise) throws {
    let starter = try TheCourse.grader.check(exercise, submission: exercise.starter).failedChecks
    let failed = try exercise.misconceptions().reduce(starter) { $0.union($1.fails) }
    let neverFailed = try exercise.explanations().map(\.check).filter { !failed.contains($0) }
    #expect(neverFailed == [])
  }

  @Test(arguments: try TheCourse.exercises())
  func textsAreComplete(exercise: Exercise) throws {
    let lesson = try #require(try TheCourse.load().lesson(exercise.id.lesson))
    let sections = Set(try lesson.text().sections.map(\.name))
    for explanation in try exercise.explanations() {
      #expect(sections.contains(explanation.section), "\(explanation.check)")
      #expect(explanation.text.contains(/\{\w+\}/), "\(explanation.check) names no fact of the run")
    }
    #expect(try exercise.hints().count >= 3)
    #expect(try exercise.task().contains("Kind: "))
  }
}

extension Verdict {
  /// The identifiers of the checks that have not passed; empty when nothing could run.
  fileprivate var failedChecks: Set<String> {
    guard case .graded(let results) = outcome else { return [] }
    return Set(results.filter { $0.ending != .passed }.map(\.id))
  }
}
