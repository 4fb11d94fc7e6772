import Foundation
import Glibc

/// Answers that reach for what is not theirs: right only if they do not get it.
extension HostileAnswer {
  static func reach(_ secrets: Secrets) -> [HostileAnswer] {
    [
      body(
        "reading hidden tests",
        "(try? String(contentsOfFile: \"\(secrets.hiddenTests)\", encoding: .utf8)) == nil ? 2 : 1",
        held: "`contentsOfFile` reaches files",
        passed: every
      ),
      body(
        "reading solutions",
        "FileManager.default.fileExists(atPath: \"\(secrets.solution)\") ? 1 : 2",
        held: "`FileManager`",
        passed: every
      ),
      body(
        "reading another student's answer",
        "fopen(\"\(secrets.neighbour)\", \"r\") == nil ? 2 : 1",
        held: "`fopen`",
        passed: every
      ),
      body(
        "writing outside",
        "FileManager.default.createFile(atPath: \"\(secrets.outside)\", contents: Data()) ? 1 : 2",
        held: "`FileManager`",
        passed: every
      ),
      body(
        "writing to the system",
        "open(\"/usr/written\", O_WRONLY | O_CREAT, 0o644) < 0 ? 2 : 1",
        held: "`open` reaches into memory",
        passed: every
      ),
      body(
        "network",
        shell("exec 5<>/dev/tcp/127.0.0.1/\(secrets.port)") + "return status == 0 ? 1 : 2",
        held: "`Process`",
        passed: every
      ),
      body(
        "environment",
        "ProcessInfo.processInfo.environment[\"\(Secrets.variable)\"] == nil ? 2 : 1",
        held: "`ProcessInfo`",
        passed: every
      ),
      body(
        "killing the parent",
        "kill(getppid(), SIGKILL); kill(-1, SIGKILL); return 2",
        held: "`kill`",
        passed: every
      ),
    ]
  }

  static let files: [HostileAnswer] = [
    file("symlink", reason: "it is a link") { file, _ in
      try FileManager.default.createSymbolicLink(
        atPath: file.path,
        withDestinationPath: "../../../../a neighbour/Exercises/01-shops/1-open-shop/Shop.swift"
      )
    },
    file("pipe", reason: "neither a file nor a folder") { file, _ in mkfifo(file.path, 0o644) },
    file("huge file", reason: "larger than") { file, right in
      try Data((right + String(repeating: "// \n", count: 500_000)).utf8).write(to: file)
    },
    file("not UTF-8", reason: "not UTF-8") { file, right in
      try (Data(right.utf8) + Data([0xC3, 0x28])).write(to: file)
    },
    file("byte-order mark and CRLF", passed: every) { file, right in
      try (Data([0xEF, 0xBB, 0xBF]) + Data(right.replacing("\n", with: "\r\n").utf8)).write(
        to: file
      )
    },
    file("zero bytes", passed: every) { file, right in
      try (Data(right.utf8) + Data("// \0\0\n".utf8)).write(to: file)
    },
    file("a list of options for a name", reason: "may not begin with @") { file, right in
      try Data(right.utf8).write(to: file)
      let options = file.deletingLastPathComponent().appending(path: "@Shop.swift")
      try Data("let harmless = 1\n".utf8).write(to: options)
    },
    file("an error behind a hyphen", reason: "does not compile") { file, right in
      try Data(right.utf8).write(to: file)
      let hyphen = file.deletingLastPathComponent().appending(path: "-x.swift")
      try Data("let wrong: Int = \"text\"\n".utf8).write(to: hyphen)
    },
    file("folder for a file") { file, _ in
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    },
  ]

  /// What an answer must not get at.
  struct Secrets: Sendable {
    var hiddenTests: String
    var solution: String
    var neighbour: String
    /// A file that is not there, and must not be afterwards.
    var outside: String
    /// A port on which somebody listens.
    var port: UInt16

    /// The name of a setting in this process's environment.
    static let variable = "HOSTILE_CLASS_SECRET"
  }
}
