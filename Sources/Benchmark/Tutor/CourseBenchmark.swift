import Foundation
import Workbook

/// Measures `tutor check --all` on the reference solutions, beside the scripts that make the same calls.
struct CourseBenchmark {
  private let setting: Setting
  private let rounds: Int
  private let check: ProgramRun
  private let floors: [Script]

  /// Makes a workbook of right answers, and a script for each.
  /// - Throws: Whatever keeps an answer from passing.
  init(_ setting: Setting, rounds: Int) throws {
    self.setting = setting
    self.rounds = rounds
    check = ProgramRun(
      path: setting.tutor,
      arguments: ["check", "--all"],
      environment: setting.environment(workbook: try WorkbookCopy("course", setting).path),
      log: "\(setting.workspace.path)/course.log"
    )
    try setting.forgetAnswers()
    Benchmark.say("Listening to a first check of each exercise.")
    floors = try setting.course.exercises.map { exercise in
      let calls = try CapturedCalls(of: exercise, submission: exercise.reference.path, setting)
      let name = "floor-\(exercise.id)"
      let folder = try ScriptFolder(name, calls: calls, workspace: setting.workspace)
      let steps = Steps(repeating: calls, in: folder).needed(after: .interface)
      return try Script("all", steps, in: folder, judging: exercise)
    }
  }

  /// Measures.
  /// - Throws: ``BenchmarkError/notJudged(contender:reason:log:)``.
  func figures() throws -> [Figure] {
    var tutor: [Duration] = []
    var half: [Duration] = []
    for number in 1...rounds {
      Benchmark.say("Every exercise, round \(number) of \(rounds).")
      try setting.forgetAnswers()
      tutor.append(
        try ContinuousClock().measure {
          guard try check.run() == 0 else {
            throw BenchmarkError.notJudged(
              contender: "tutor check --all",
              reason: "an exercise did not pass",
              log: check.printed
            )
          }
        }
      )
      half.append(try ContinuousClock().measure { for floor in floors { try floor.run() } } / 2)
    }
    guard let tutor = tutor.median, let half = half.median else { return [] }
    return [
      Figure("tutor check --all, two at a time, nothing kept", tutor),
      Figure("the sum of the same calls by shell scripts, over two", half),
      Figure("the one to the other", tutor / half, .ratio),
    ]
  }
}
