import Foundation
import Grader
import Testing
import Workbook

/// What is exported for Xcode compiles on the stand-in too, with the file that was added.
@Suite(.timeLimit(.minutes(10)))
struct ExportTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What is added is the same for all; `TUTOR_VERIFY=whole` compiles each.
  private static let lessons =
    ProcessInfo.processInfo.environment["TUTOR_VERIFY"] == "whole"
    ? try? Course.load(root: root).lessons.map(\.number) : [1, 8, 13]

  @Test(arguments: lessons ?? [])
  func anExportedLessonCompiles(number: Int) throws {
    let lesson = try #require(try Course.load(root: Self.root).lesson(number))
    let export = try XcodeFolder(of: lesson)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try export.write(to: folder)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let code = folder.appending(path: export.name)
    // The grader starts an app itself and takes nobody's start; on this side of `#if` there is none.
    let delegate = code.appending(path: "AppDelegate.swift")
    let parts = try String(contentsOf: delegate, encoding: .utf8).split(separator: "@main\n")
    #expect(parts.count == 2)
    try Data(parts.joined().utf8).write(to: delegate)
    let grader = Grader(root: Self.root, cache: Grader.defaultCache())
    let build = try grader.buildApp(sources: code, module: export.name)
    guard case .program = build else {
      Issue.record("\(export.name): \(build)")
      return
    }
  }
}
