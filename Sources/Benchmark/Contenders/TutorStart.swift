import Foundation

/// The tutor's start to its prompt, as a filter whose input ends at once: `printf '' | tutor lesson 5`.
///
/// What is measured is the whole process, which is more than its start.
struct TutorStart {
  private let program: ProgramRun

  /// Prepares to start the tutor at `program` in the workbook.
  init(program: String, _ setting: Setting) {
    self.program = ProgramRun(
      path: program,
      arguments: ["lesson", "5"],
      environment: ProcessInfo.processInfo.environment
        .merging(["TUTOR_WORKBOOK": setting.root.path]) { $1 },
      log: "\(setting.workspace.path)/start.log"
    )
  }

  /// Starts it once to warm up, then so many times.
  /// - Returns: The times.
  /// - Throws: ``BenchmarkError/notJudged(contender:reason:log:)`` if it shows no lesson.
  func times(_ count: Int) throws -> [Duration] {
    try (0...count).map { _ in
      let start = ContinuousClock.now
      let succeeded = try program.run()
      let time = start.duration(to: .now)
      guard succeeded, !program.printed.isEmpty else {
        throw BenchmarkError.notJudged(
          contender: "tutor lesson 5",
          reason: "it did not end with status 0, or showed nothing",
          log: program.printed
        )
      }
      return time
    }.dropFirst().map(\.self)
  }
}
