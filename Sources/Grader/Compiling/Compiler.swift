import Foundation

/// Calls the parts of the toolchain, within the limits of a compilation.
struct Compiler {
  let toolchain: Toolchain
  var limits: Limits
  let cancellation: Cancellation?
  /// The folder in which the compiler keeps the C modules that it has read.
  let clangModules: String
  /// What encloses the compiler while it reads a stranger's files.
  var sandbox: Sandbox = .trusted
  /// Told of each call before it is made.
  var trace: @Sendable (Command) -> Void = { _ in }

  /// Starts to compile files in `folder` to an object file or a module.
  /// - Parameters:
  ///   - sources: The files' paths, relative to the folder.
  ///   - options: The words of this compilation; the first says what it makes.
  ///   - folder: The folder that it runs in, and writes to.
  ///   - others: Other folders that it reads.
  /// - Returns: The running compiler.
  /// - Throws: ``GraderError/run(_:)``.
  func start(
    _ sources: [String],
    options: [String],
    folder: String,
    reading others: [String] = []
  ) throws(GraderError) -> ToolRun {
    let ways = ["-module-cache-path", clangModules, "-file-compilation-dir", "."]
    return try run(
      toolchain.compiler,
      ["-frontend"] + options + sources.map(Self.path) + toolchain.compilerFlags + ways,
      folder: folder,
      reading: others + [clangModules]
    )
  }

  /// Links object files to a program or a shared library.
  /// - Parameters:
  ///   - words: The object files and libraries, and what else belongs to this link.
  ///   - folder: The folder that it runs in, and writes to.
  ///   - others: Other folders that it reads.
  /// - Returns: The linker's answer.
  /// - Throws: ``GraderError``, when the linker itself fails.
  func link(
    _ words: [String],
    folder: String,
    reading others: [String] = []
  ) throws(GraderError) -> ToolRun.Answer {
    let libraries = ["-Wl,--as-needed"] + Self.libraries(in: toolchain.folder)
    let all = toolchain.linkerFlags + words + libraries
    return try run(toolchain.linker, all, folder: folder, reading: others).answer()
  }

  /// Lists what an object file defines and needs.
  /// - Parameters:
  ///   - object: The object file's name.
  ///   - folder: The folder that it lies in.
  /// - Returns: A line for each symbol.
  /// - Throws: ``GraderError``.
  func symbols(of object: String, folder: String) throws(GraderError) -> String {
    let lister = "\(toolchain.folder)/bin/llvm-nm"
    return try run(lister, ["-p", object], folder: folder).answer().text
  }

  private func run(
    _ program: String,
    _ arguments: [String],
    folder: String,
    reading others: [String] = []
  ) throws(GraderError) -> ToolRun {
    var command = Command(
      executable: program,
      arguments: arguments,
      environment: toolEnvironment(),
      folder: folder
    )
    if sandbox != .trusted {
      command.environment = ["PATH": "/usr/bin:/bin", "HOME": "/tmp"]
      command.visible = [toolchain.folder] + others
      command.writable = folder
    }
    trace(command)
    return try ToolRun(
      command,
      wall: limits.compilation,
      sandbox: sandbox,
      cancellation: cancellation
    )
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

  /// A file's path as a word that is no option, whatever a student called the file.
  private static func path(_ source: String) -> String {
    source.hasPrefix("-") ? "./\(source)" : source
  }
}
