import Foundation

/// A program that is run to its end.
struct Program: Sendable {
  let path: String
  var arguments: [String] = []
  /// What is added to the environment.
  var settings: [String: String] = [:]

  /// Runs the program and waits for it.
  /// - Parameter log: The file that gets all that it prints.
  /// - Returns: Whether it ended with 0, and what it printed, as far as that is UTF-8.
  /// - Throws: ``MutantError/notStarted(path:reason:)``, or what keeps the file from being written.
  func output(to log: String) throws -> (succeeded: Bool, text: String) {
    try Data().write(to: URL(filePath: log))
    let process = try makeProcess(output: FileHandle(forWritingTo: URL(filePath: log)))
    try start(process)
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: URL(filePath: log)), as: UTF8.self)
    return (process.terminationStatus == 0, text)
  }

  /// Runs the program without a trace of what it prints.
  /// - Returns: True if it ended with 0.
  func succeeds() async throws -> Bool {
    let process = makeProcess(output: .nullDevice)
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { ended in
        continuation.resume(
          returning: ended.terminationReason == .exit && ended.terminationStatus == 0
        )
      }
      do { try start(process) } catch { continuation.resume(throwing: error) }
    }
  }

  private func makeProcess(output: FileHandle) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    return process
  }

  private func start(_ process: Process) throws(MutantError) {
    do { try process.run() } catch { throw .notStarted(path: path, reason: "\(error)") }
  }
}
