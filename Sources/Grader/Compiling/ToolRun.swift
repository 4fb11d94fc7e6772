import Workbook

/// A part of the toolchain that was started.
struct ToolRun: ~Copyable {
  /// What it answered.
  struct Answer {
    /// A Boolean value that tells whether it made what it was to make.
    var isSuccess: Bool
    /// Its words.
    var text: String
  }

  private let run: Run

  /// Starts it.
  /// - Throws: ``GraderError/run(_:)``.
  init(
    _ command: Command,
    wall: Duration,
    sandbox: Sandbox = .trusted,
    cancellation: Cancellation? = nil
  ) throws(GraderError) {
    do {
      run = try Run(
        command,
        limits: sandbox == .trusted ? .tool(wall: wall) : .enclosedTool(wall: wall),
        sandbox: sandbox,
        cancellation: cancellation
      )
    } catch {
      throw .run(error)
    }
  }

  /// Waits for its end.
  /// - Returns: Its answer; errors in what it was given are an answer too.
  /// - Throws: ``GraderError``, when it fails itself.
  consuming func answer() throws(GraderError) -> Answer {
    let execution = run.execute()
    switch execution.ending {
    case .exited(code: 0): return Answer(isSuccess: true, text: execution.text)
    case .exited(code: 1): return Answer(isSuccess: false, text: execution.text)
    case .cancelled: throw .cancelled
    case .timedOut(_, let limit):
      let reason = Message.graderNoEnd(["seconds": limit.components.seconds])
      throw .compilerFailed(reason: reason)
    case .exited, .signalled, .outputOverflowed, .finished:
      throw .compilerFailed(reason: execution.text)
    }
  }
}
