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
    case .toolMissing(let name): Message.graderToolMissing(["name": name])
    case .toolchainNotUnderstood(let path, let output):
      Message.graderToolchainNotUnderstood(["path": path]) + "\n\(output)"
    case .unreadable(let path, let reason):
      Message.graderUnreadable(["path": path, "reason": reason])
    case .unwritable(let path, let reason):
      Message.graderUnwritable(["path": path, "reason": reason])
    case .noSources(let path): Message.graderNoSources(["path": path])
    case .compilerFailed(let reason): Message.graderCompilerFailed(["reason": reason])
    case .compilerHindered(let output): Message.graderCompilerHindered() + "\n\(output)"
    case .linkerFailed(let reason): Message.graderLinkerFailed(["reason": reason])
    case .trialFailed(let output): Message.graderTrialFailed(["output": output])
    case .supportBroken(let module, let output):
      Message.graderSupportBroken(["module": module]) + "\n\(output)"
    case .checksDisagree(let exercise, let missing, let unexpected):
      Message.graderChecksDisagree(["exercise": exercise])
        + Self.list(missing, in: .graderWithoutCheck)
        + Self.list(unexpected, in: .graderWithoutExplanation)
    case .course(let error): error.description
    case .run(let error): error.description
    case .cancelled: Message.graderCancelled()
    }
  }

  /// Names what is on a list; says nothing of an empty one.
  private static func list(_ names: [String], in sentence: Message) -> String {
    names.isEmpty ? "" : " " + sentence(["names": names.joined(separator: ", ")])
  }
}
