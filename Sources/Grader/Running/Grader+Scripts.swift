import Glibc
import Workbook

/// What a script found out about a file.
package struct ScriptAnswer: Equatable, Sendable {
  /// What it wrote on descriptor 3, up to its last line feed.
  package var bytes: [UInt8]
  /// Why that may not be all; nil where the script has ended well.
  package var fault: String?
}

extension Grader {
  /// Lets a script of the shell look at a file of a student's, enclosed as the student's program would be.
  ///
  /// It can read the system and that file, and write nothing that stays. It is no program of the student's:
  /// so it may be this process's user, who alone may have been given the file.
  /// - Parameters:
  ///   - script: The script; descriptor 0 is the file, descriptor 3 takes what it finds out.
  ///   - file: The file, opened. By its path it could be another one by now.
  ///   - limit: The bytes that it may give back; one more ends it.
  /// - Returns: What it found out until its end.
  /// - Throws: ``RunError`` when it cannot be started.
  @available(*, noasync)
  package func answer(
    of script: String,
    about file: consuming Descriptor,
    limit: Int
  ) throws(RunError) -> ScriptAnswer {
    var command = Command(executable: "/bin/sh", arguments: ["-c", script])
    // Without UTF-8 names beyond ASCII cannot be told; git wants a home.
    command.environment = [
      "PATH": Self.scriptFolders.joined(separator: ":"), "LC_ALL": "C.UTF-8", "HOME": "/tmp",
    ]
    command.hasChannel = true
    var limits = RunLimits.check(self.limits)
    limits.cpu = nil
    limits.wall = self.limits.compilation
    limits.reports = limit
    var answer = ScriptAnswer(bytes: [])
    let run = try Run(command, reading: file, limits: limits, sandbox: sandbox.asThisUser)
    let execution = run.execute { line in
      answer.bytes += line + [UInt8(ascii: "\n")]
      return .carryOn
    }
    answer.fault = fault(of: execution)
    return answer
  }

  /// Tells whether scripts find a program: they look where the system keeps its own.
  package static func findsForScripts(_ name: String) -> Bool {
    scriptFolders.contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  private static let scriptFolders = ["/usr/bin", "/bin"]

  private func fault(of execution: Execution) -> String? {
    switch execution.ending {
    case .exited(code: 0): nil
    case .outputOverflowed(let limit): Message.scriptOverflow(["limit": limit])
    case .timedOut(_, let limit): Message.scriptTimeOut(["limit": limit])
    case .exited, .signalled, .finished, .cancelled:
      execution.text.split(separator: "\n").first.map(String.init) ?? Message.scriptFailed()
    }
  }
}
