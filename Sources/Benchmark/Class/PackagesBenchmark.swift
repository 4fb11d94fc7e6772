import Foundation
import Workbook

/// Grades answers to exercise 5.1 by `tutor grade`, and each as a package of its own by `swift test`.
struct PackagesBenchmark {
  let setting: Setting
  /// How many answers.
  let count: Int

  /// The largest ratio of the tutor's time to the packages': an eighth.
  private static let aim = 0.125

  /// Measures both.
  /// - Throws: ``BenchmarkError/notJudged(contender:reason:log:)``.
  func figures() throws -> [Figure] {
    let kinds =
      try ClassAnswer.right(setting.exercise) + ClassAnswer.misconceptions(setting.exercise)
    let answers = (0..<count).map { kinds[$0 % kinds.count] }
    let students = GeneratedClass(answers: answers, exercises: [setting.exercise], mark: "p")
    let run = try GradeRun(
      students,
      in: "\(setting.workspace.path)/class-packages",
      tutor: setting.tutor,
      environment: setting.environment(workbook: setting.root.path)
    )
    try setting.forgetAnswers()
    Benchmark.say("Grading \(count) answers to \(setting.exercise.id).")
    let tutor = try run.finish().time
    var packages = Duration.zero
    for number in answers.indices {
      Benchmark.say("Testing a plain package, \(number + 1) of \(count).")
      packages += try time(of: "\(run.folder)/\(students.student(number))")
    }
    return [
      Figure("tutor grade, \(count) answers to \(setting.exercise.id)", tutor),
      Figure("swift test, each a plain package, built from nothing", packages),
      Figure("the one to the other", tutor / packages, .ratio, aim: Self.aim),
    ]
  }

  /// Builds and tests one answer, in a package that is removed then.
  private func time(of submission: String) throws -> Duration {
    let folder = "\(submission)/\(ClassAnswer.place(of: setting.exercise))"
    _ = try PlainPackage.write(Self.name, answer: folder, setting)
    let package = "\(setting.workspace.path)/\(Self.name)"
    defer { try? FileManager.default.removeItem(atPath: package) }
    let test = ProgramRun(
      path: "/usr/bin/env",
      arguments: ["swift", "test", "--package-path", package],
      log: "\(package).log"
    )
    let start = ContinuousClock.now
    // A wrong answer's tests fail, as they should.
    _ = try test.run()
    let time = start.duration(to: .now)
    let checks = try setting.exercise.explanations().count
    guard test.printed.contains("Test run with \(checks) tests") else {
      throw BenchmarkError.notJudged(
        contender: "swift test",
        reason: "its tests did not run",
        log: test.printed
      )
    }
    return time
  }

  private static let name = "plain-package"
}
