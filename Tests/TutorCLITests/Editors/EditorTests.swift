import Foundation
import Support
import Testing

/// An editor opens an exercise: the real language server, on a copy of the workbook.
@Suite(
  .enabled(if: LanguageServer.program != nil, "the toolchain has no sourcekit-lsp"),
  .enabled(
    if: ProcessInfo.processInfo.environment["TUTOR_VERIFY"] == "whole",
    "the server works for a minute: TUTOR_VERIFY=whole"
  ),
  .timeLimit(.minutes(10))
)
struct EditorTests {
  private static let root = URL(filePath: #filePath)
    .appending(path: "../../../..").standardizedFileURL
  /// What students do not write, and the course must not show them.
  private static let hidden = ["userTappedBack", "beginInteractivePop", "finishInteractivePop"]

  @Test func aNameIsCompletedAndAWrongLineIsMarked() throws {
    let workbook = try copyOfWorkbook()
    let package = workbook.url.appending(path: "Exercises")
    let file = package.appending(path: "05-child-coordinators/1-hand-off/AuthCoordinator.swift")
    let right = try String(contentsOf: file, encoding: .utf8)
    let wrong = right + "\nlet count: Int = \"two\"\n"
    let place = try Place(behind: "navigationController.", in: wrong)
    let server = try LanguageServer(program: #require(LanguageServer.program), package: package)
    try server.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": file.absoluteString, "languageId": "swift", "version": 1, "text": wrong,
        ] as [String: Any]
      ]
    )
    // Types are known when the package is prepared; what was said before is about syntax alone.
    let marked = try server.wait { !$0.diagnostics(of: file).isEmpty }.diagnostics(of: file)
    let offered = try server.request(
      "textDocument/completion",
      ["textDocument": ["uri": file.absoluteString], "position": place.fields]
    ).completions
    let lastLine = right.count { $0 == "\n" } + 1
    #expect(marked.keys.sorted() == [lastLine])
    #expect(marked[lastLine]?.hasPrefix("Cannot convert value of type 'String'") == true)
    #expect(offered.contains { $0.hasPrefix("pushViewController(") })
    #expect(offered.filter { name in Self.hidden.contains { name.hasPrefix($0) } } == [])
  }

  /// A workbook of its own, so that nothing waits for the build that this test is part of.
  private func copyOfWorkbook() throws -> TemporaryFolder {
    let workbook = try TemporaryFolder()
    for name in ["Package.swift", "Sources", "Lessons", "Tests"] {
      try FileManager.default.createSymbolicLink(
        at: workbook.url.appending(path: name),
        withDestinationURL: Self.root.appending(path: name)
      )
    }
    let exercises = workbook.url.appending(path: "Exercises")
    try FileManager.default.copyItem(at: Self.root.appending(path: "Exercises"), to: exercises)
    let build = exercises.appending(path: ".build")
    if FileManager.default.fileExists(atPath: build.path) {
      try FileManager.default.removeItem(at: build)
    }
    return workbook
  }
}
