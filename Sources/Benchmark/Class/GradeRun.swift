import Foundation

/// Runs `tutor grade` on one class, from nothing or from where a killed one was.
struct GradeRun {
  /// The class's folder.
  let folder: String
  private let tutor: ProgramRun

  /// What one whole run took.
  struct Cost {
    var time: Duration
    /// The most memory that the tutor itself held, in megabytes.
    var megabytes: Double
  }

  /// Writes the class into a new folder.
  /// - Parameters:
  ///   - students: The class.
  ///   - folder: The folder's whole path.
  ///   - tutor: The built tutor.
  ///   - environment: The tutor's environment, which names workbook and cache.
  /// - Throws: What keeps the class from being written.
  init(
    _ students: GeneratedClass,
    in folder: String,
    tutor: String,
    environment: [String: String]
  ) throws {
    self.folder = folder
    try students.write(to: folder)
    self.tutor = ProgramRun(
      path: tutor,
      arguments: ["grade", folder],
      environment: environment,
      log: "\(folder).log"
    )
  }

  /// What is kept of the class.
  private var kept: String { "\(folder)/.grading" }

  /// The grades that were written last.
  func csv() throws -> String {
    try String(contentsOfFile: "\(kept)/reports/grades.csv", encoding: .utf8)
  }

  /// Forgets all grades.
  func forget() throws {
    if FileManager.default.fileExists(atPath: kept) {
      try FileManager.default.removeItem(atPath: kept)
    }
  }

  /// Grades to the end.
  /// - Throws: ``BenchmarkError/notJudged(contender:reason:log:)``.
  @discardableResult
  func finish() throws -> Cost {
    let start = ContinuousClock.now
    let program = try tutor.start()
    var megabytes = 0.0
    while !program.hasEnded {
      megabytes = max(megabytes, program.peakMemory ?? 0)
      usleep(5_000)
    }
    let time = start.duration(to: .now)
    let status = program.wait()
    guard status == 0 else {
      throw BenchmarkError.notJudged(
        contender: "tutor grade",
        reason: "it ended with status \(status)",
        log: tutor.printed
      )
    }
    return Cost(time: time, megabytes: megabytes)
  }

  /// Grades until so many grades are kept, and kills the tutor then.
  /// - Throws: ``BenchmarkError/notJudged(contender:reason:log:)`` when it ends before.
  func kill(after count: Int) throws {
    let program = try tutor.start()
    while keptGrades() < count {
      guard !program.hasEnded else {
        throw BenchmarkError.notJudged(
          contender: "tutor grade",
          reason: "it ended with status \(program.wait()) before it could be killed",
          log: tutor.printed
        )
      }
      usleep(20_000)
    }
    program.kill()
  }

  /// How many grades the journal holds.
  func keptGrades() -> Int {
    // Until the first grade there is no journal.
    let journal = try? Data(contentsOf: URL(filePath: "\(kept)/journal.jsonl"))
    return journal?.count { $0 == UInt8(ascii: "\n") } ?? 0
  }
}
