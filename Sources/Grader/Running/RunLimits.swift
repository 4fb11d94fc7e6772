/// What one run of one program may use; nil is no limit.
struct RunLimits: Sendable {
  var cpu: Duration?
  var wall: Duration?
  var memory: Int?
  var fileSize: Int?
  var processes: Int?
  var output: Int
  var reports = 0

  /// The limits of a checked program.
  ///
  /// Both times begin anew where the run's reader says so.
  static func check(_ limits: Limits) -> RunLimits {
    RunLimits(
      cpu: limits.cpu,
      wall: limits.wall,
      memory: limits.memory,
      fileSize: limits.fileSize,
      processes: limits.processes,
      output: limits.output,
      reports: limits.reports
    )
  }

  /// The limits of an app that a student drives, who may look at it for hours.
  static func app(_ limits: Limits) -> RunLimits {
    RunLimits(
      memory: limits.memory,
      fileSize: limits.fileSize,
      processes: limits.processes,
      output: limits.output
    )
  }

  /// The limits of a compiler: time, and words.
  static func tool(wall: Duration) -> RunLimits {
    RunLimits(wall: wall, output: 4 << 20)
  }

  /// The limits of a compiler that a stranger's files are given to.
  static func enclosedTool(wall: Duration) -> RunLimits {
    RunLimits(wall: wall, memory: 4 << 30, fileSize: 256 << 20, processes: 256, output: 4 << 20)
  }
}
