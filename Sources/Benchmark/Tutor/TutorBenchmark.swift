import Foundation
import Workbook

/// Measures how long the built tutor takes to start and for answers that need little or no work.
struct TutorBenchmark {
  private let setting: Setting
  private let rounds: Int
  private let workbook: WorkbookCopy
  private let environment: [String: String]

  /// Makes a workbook, in which the exercise holds the reference solution.
  /// - Throws: The system's errors.
  init(_ setting: Setting, rounds: Int) throws {
    self.setting = setting
    self.rounds = rounds
    workbook = try WorkbookCopy("tutor-workbook", setting)
    environment = setting.environment(workbook: workbook.path)
  }

  /// What one round gives.
  private struct Sample {
    var prompt: Duration
    var filter: Duration
    var unchanged: Duration
    var syntaxError: Duration
    var megabytes: Double
  }

  /// Measures, after a round that warms up.
  /// - Throws: Whatever kept the tutor from answering.
  func figures() throws -> [Figure] {
    let samples = try (0...rounds).map { number in
      Benchmark.say(number == 0 ? "Starting the tutor." : "Round \(number) of \(rounds).")
      return try sample(number)
    }.dropFirst()
    let memory = samples.map(\.megabytes).max() ?? 0
    return [
      Figure("tutor, from its start to its prompt", samples.map(\.prompt).median, aim: 0.03),
      Figure("tutor lesson 5 | cat", samples.map(\.filter).median, aim: 0.05),
      Figure("tutor check, nothing changed", samples.map(\.unchanged).median, aim: 0.05),
      Figure("tutor check, a syntax error", samples.map(\.syntaxError).median, aim: 0.15),
      Figure("the tutor's memory while it checks", memory, .megabytes, aim: 60),
    ]
  }

  private func sample(_ number: Int) throws -> Sample {
    let (prompt, megabytes) = try visit()
    let check = ["check", "\(setting.exercise.id)"]
    return Sample(
      prompt: prompt,
      filter: try time(["lesson", "5"], status: 0, telling: "AuthCoordinator"),
      unchanged: try time(check, status: 0, telling: "checks pass"),
      syntaxError: try withSyntaxError(number) {
        try time(check, status: 1, telling: "\($0):")
      },
      megabytes: megabytes
    )
  }

  /// Starts the tutor in a terminal, and has it check the exercise.
  private func visit() throws -> (prompt: Duration, megabytes: Double) {
    let start = ContinuousClock.now
    let visit = try PromptVisit(setting.tutor, ["lesson", "5"], environment: environment)
    try visit.wait(for: "lesson 5 › ")
    let prompt = start.duration(to: .now)
    visit.type("check \(setting.exercise.id)")
    try visit.wait(for: "checks pass")
    try visit.wait(for: "lesson 5 › ")
    defer { visit.leave() }
    return (prompt, visit.peakMemory)
  }

  /// Takes the time of a tutor that is started anew, and sees to it that it said what it should.
  private func time(_ words: [String], status: Int32, telling text: String) throws -> Duration {
    let run = ProgramRun(
      path: setting.tutor,
      arguments: words,
      environment: environment,
      log: "\(setting.workspace.path)/tutor.log"
    )
    let start = ContinuousClock.now
    let ended = try run.run()
    let time = start.duration(to: .now)
    guard ended == status, run.printed.contains(text) else {
      throw BenchmarkError.notJudged(
        contender: "tutor " + words.joined(separator: " "),
        reason: "it ended with status \(ended), or did not say: \(text)",
        log: run.printed
      )
    }
    return time
  }

  /// Does something while a file of the exercise has a syntax error that no cache has seen.
  private func withSyntaxError<Result>(
    _ number: Int,
    _ work: (_ file: String) throws -> Result
  ) throws -> Result {
    let name = "SignInViewModel.swift"
    let path = "\(workbook.folder(of: setting.exercise))/\(name)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try "\(text)\nlet open\(number) = (\n".write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? text.write(toFile: path, atomically: true, encoding: .utf8) }
    return try work(name)
  }
}
