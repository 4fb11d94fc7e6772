package import Workbook

/// Why there is no verdict; nothing of this is the student's fault but ``noSources(path:)``.
package enum GraderError: Error, Equatable {
  /// A program that nothing works without is not on the PATH.
  case toolMissing(name: String)
  /// The compiler does not say how it works as the compilers known here do.
  case toolchainNotUnderstood(path: String, output: String)
  /// A file or folder cannot be read.
  case unreadable(path: String, reason: String)
  /// A file or folder of the cache cannot be written.
  case unwritable(path: String, reason: String)
  /// The folder to be compiled holds no Swift file.
  case noSources(path: String)
  /// The compiler itself failed or did not end in time.
  case compilerFailed(reason: String)
  /// The compiler could not work, whatever it was given: it names no place in the files.
  case compilerHindered(output: String)
  /// The linker failed on a program that has no fault.
  case linkerFailed(reason: String)
  /// A program that prints 42 printed something else.
  case trialFailed(output: String)
  /// The workbook's own `Sources` do not compile.
  case supportBroken(module: String, output: String)
  /// The checks that were compiled are not those that the exercise's explanations list.
  case checksDisagree(exercise: ExerciseID, missing: [String], unexpected: [String])
  /// A file of the course cannot be used.
  case course(CourseError)
  /// A program cannot be started.
  case run(RunError)
  /// The caller cancelled.
  case cancelled
}

extension GraderError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .toolMissing(let name):
      "`\(name)` is not on the PATH. Install a Swift toolchain from swift.org/install and put its"
        + " usr/bin first on the PATH."
    case .toolchainNotUnderstood(let path, let output):
      "\(path) does not answer as a Swift 6.3 compiler or later does. It said:\n\(output)"
    case .unreadable(let path, let reason):
      "\(path) cannot be read: \(reason)."
    case .unwritable(let path, let reason):
      "\(path) cannot be written: \(reason). TUTOR_CACHE names another folder."
    case .noSources(let path):
      "\(path) holds no Swift file. `tutor reset` brings the starter back."
    case .compilerFailed(let reason):
      "The compiler failed: \(reason)"
    case .compilerHindered(let output):
      "The compiler could not work. `tutor doctor` tries what it needs. It said:\n\(output)"
    case .linkerFailed(let reason):
      "The linker failed: \(reason)"
    case .trialFailed(let output):
      "A small program did not do what it should. It printed: \(output)"
    case .supportBroken(let module, let output):
      "The workbook's own Sources/\(module) does not compile:\n\(output)"
    case .checksDisagree(let exercise, let missing, let unexpected):
      "The checks of \(exercise) and its Explanations.md disagree."
        + Self.list(missing, after: "Without a check")
        + Self.list(unexpected, after: "Without an explanation")
    case .course(let error): error.description
    case .run(let error): error.description
    case .cancelled: "The check was cancelled."
    }
  }

  /// Names what is on a list; says nothing of an empty one.
  private static func list(_ names: [String], after heading: String) -> String {
    names.isEmpty ? "" : " \(heading): \(names.joined(separator: ", "))."
  }
}
