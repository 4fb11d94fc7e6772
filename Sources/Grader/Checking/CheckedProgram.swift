import Workbook

/// A submission linked with its checks.
struct CheckedProgram {
  /// The exercise that it is for.
  let exercise: ExerciseID
  /// The program's path.
  let path: String
  /// The folders outside the system that it reads.
  let visible: [String]
  /// What its environment holds beside what every program gets.
  let settings: [String: String]
  /// The checks that it must report on, from the exercise's own list.
  let checks: [String]
  /// The names of the student's files.
  let files: Set<String>
}

extension Command {
  /// A program that holds a student's code.
  /// - Parameters:
  ///   - path: The program's path.
  ///   - visible: The folders outside the system that it reads.
  ///   - arguments: Its arguments.
  ///   - settings: What its environment holds beside what every program gets.
  ///   - input: What it can read on descriptor 0.
  /// - Returns: The command, with a channel and crash reports.
  static func program(
    _ path: String,
    reading visible: [String],
    arguments: [String] = [],
    settings: [String: String] = [:],
    input: [UInt8] = []
  ) -> Command {
    let backtrace = [
      "enable=yes", "format=json", "output-to=stderr", "interactive=no", "color=no",
      "registers=crashed", "images=none", "threads=all",
    ]
    return Command(
      executable: path,
      arguments: arguments,
      environment: [
        "SWIFT_BACKTRACE": backtrace.joined(separator: ","),
        // Else the C library reserves 64 MB of addresses for each thread, which the limit counts.
        "MALLOC_ARENA_MAX": "1",
        "PATH": "/usr/bin:/bin",
        "HOME": "/tmp",
        "LANG": "C.UTF-8",
      ].merging(settings) { _, given in given },
      visible: visible,
      input: input,
      hasChannel: true
    )
  }
}
