import Foundation
import Testing
import Workbook

/// What a lesson's text shows of the shell is what the shell answers.
@Suite(.timeLimit(.minutes(10)))
struct ShellTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func answersAreTheShells() throws {
    let commands = try Course.load(root: Self.root).lessons.flatMap { lesson in
      ShellCommand.all(in: try String(contentsOf: lesson.textFile, encoding: .utf8))
    }
    try #require(!commands.isEmpty)
    for command in commands {
      #expect(try answer(to: command.words) == command.answer, "\(command.words)")
    }
  }

  @Test func tellsCommandsFromAnswers() {
    let text = """
      ```
      $ ls |
          wc -l
      26

      $ true
      ```
      ```swift
      $ none
      ```
      """
    let commands = ShellCommand.all(in: text)
    #expect(commands.map(\.words) == ["ls |\n    wc -l", "true"])
    #expect(commands.map(\.answer) == [["26"], []])
  }

  /// What bash prints in the workbook's folder.
  private func answer(to words: String) throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", words]
    process.currentDirectoryURL = Self.root
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
