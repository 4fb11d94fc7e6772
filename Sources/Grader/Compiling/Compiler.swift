import Foundation

/// Calls the parts of the toolchain, within the limits of a compilation.
struct Compiler {
  let toolchain: Toolchain
  let limits: Limits
  let cancellation: Cancellation?
  /// The folder in which the compiler keeps the C modules that it has read.
  let clangModules: String
  /// Told of each call before it is made.
  var trace: @Sendable (Command) -> Void = { _ in }

  /// What a part of the toolchain answered.
  struct Answer {
    /// A Boolean value that tells whether it made what it was to make.
    var isSuccess: Bool
    /// Its words.
    var text: String
  }

  /// Compiles files in `folder` to one object file, and to a module if the options ask for one.
  /// - Parameters:
  ///   - sources: The files' paths, relative to the folder.
  ///   - options: The words of this compilation.
  ///   - folder: The folder that it runs in.
  /// - Returns: The compiler's answer; errors in the sources are an answer too.
  /// - Throws: ``GraderError``, when the compiler itself fails.
  func compile(
    _ sources: [String],
    options: [String],
    folder: String
  ) throws(GraderError) -> Answer {
    let ways = ["-module-cache-path", clangModules, "-file-compilation-dir", "."]
    return try run(
      toolchain.compiler,
      ["-frontend", "-c"] + sources + toolchain.compilerFlags + ways + options,
      folder: folder
    )
  }

  /// Links object files to a program or a shared library.
  /// - Parameters:
  ///   - words: The object files and libraries, and what else belongs to this link.
  ///   - folder: The folder that it runs in.
  /// - Returns: The linker's answer.
  /// - Throws: ``GraderError``, when the linker itself fails.
  func link(_ words: [String], folder: String) throws(GraderError) -> Answer {
    let libraries = ["-Wl,--as-needed"] + Self.libraries(in: toolchain.folder)
    return try run(toolchain.linker, toolchain.linkerFlags + words + libraries, folder: folder)
  }

  private func run(
    _ program: String,
    _ arguments: [String],
    folder: String
  ) throws(GraderError) -> Answer {
    let command = Command(
      executable: program,
      arguments: arguments,
      environment: toolEnvironment(),
      folder: folder
    )
    trace(command)
    let execution: Execution
    do {
      let wall = RunLimits.tool(wall: limits.compilation)
      execution = try Run(
        command,
        limits: wall,
        sandbox: .trusted,
        cancellation: cancellation
      ).execute()
    } catch {
      throw .run(error)
    }
    switch execution.ending {
    case .exited(code: 0): return Answer(isSuccess: true, text: execution.text)
    case .exited(code: 1): return Answer(isSuccess: false, text: execution.text)
    case .cancelled: throw .cancelled
    case .timedOut(_, let limit): throw .compilerFailed(reason: "it did not end within \(limit).")
    case .exited, .signalled, .outputOverflowed, .finished:
      throw .compilerFailed(reason: execution.text)
    }
  }

  /// The libraries of the toolchain, and the C mathematics, that a student's code may ask for.
  private static func libraries(in folder: String) -> [String] {
    [
      "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser",
      "swiftRegexBuilder", "swiftObservation", "swiftSynchronization", "swiftDistributed",
      "swiftSwiftOnoneSupport", "swiftGlibc", "swiftDispatch", "dispatch", "BlocksRuntime",
      "Foundation", "FoundationEssentials", "FoundationInternationalization",
    ].filter { exists("\(folder)/lib/swift/linux/lib\($0).so") }.map { "-l\($0)" } + ["-lm"]
  }
}
