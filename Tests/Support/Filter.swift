package import Foundation

/// A program run without a terminal, to its end, with a text as its input.
package struct Filter: Equatable, Sendable {
  /// What it wrote to standard output.
  package var output: String
  /// What it wrote to standard error.
  package var errors: String
  /// What it ended with.
  package var status: Int32

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - program: The executable.
  ///   - arguments: Its arguments.
  ///   - input: The text on its standard input.
  ///   - environment: Its whole environment.
  ///   - folder: The folder that it starts in.
  /// - Returns: What it wrote and ended with.
  /// - Throws: An error of the system, when it cannot be started.
  package static func run(
    _ program: URL,
    _ arguments: [String] = [],
    input: String = "",
    environment: [String: String] = [:],
    in folder: URL
  ) throws -> Filter {
    let files = try TemporaryFolder(["input": input, "output": "", "errors": ""])
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    // Files instead of pipes: nothing can fill up, nothing has to be read meanwhile.
    process.standardInput = try FileHandle(forReadingFrom: files.url.appending(path: "input"))
    process.standardOutput = try FileHandle(forWritingTo: files.url.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: files.url.appending(path: "errors"))
    try process.run()
    process.waitUntilExit()
    return Filter(
      output: try files.read("output"),
      errors: try files.read("errors"),
      status: process.terminationStatus
    )
  }
}
