import Foundation
import Glibc
import Support
import Testing
import Workbook

/// What apps run on is built once; whoever saves or waits meanwhile is answered afterwards.
@Suite(.timeLimit(.minutes(10)))
struct FirstBuildTests {
  /// The small workbook with next to nothing that apps run on, and nothing built.
  private func tutor() throws -> RunningTutor {
    var sources: [String: String] = [:]
    for module in ["Channel", "Spelling", "Introspection", "UIKit", "Simulator", "Checks"] {
      sources["Sources/\(module)/\(module).swift"] = "let number = 1\n"
    }
    var tutor = try AppWorkbook.make(on: sources)
    tutor.environment["TUTOR_CACHE"] = tutor.workbook.url.appending(path: "cache").path
    return tutor
  }

  @Test func aSaveMeanwhileDoesNotBeginItAgain() throws {
    let tutor = try tutor()
    let terminal = try tutor.watching()
    try tutor.save("let hello = 3\n", .writing)
    try terminal.wait(for: "Building what apps run on", atMost: .seconds(60))
    try tutor.save("let hello = 4\n", .writing)
    let said = try terminal.wait(for: "(content ", atMost: .seconds(60))
    #expect(!said.contains("Building what apps run on"))
    let name = try terminal.wait(for: ")")
    #expect(name == tutor.contentName("let hello = 4\n"))
  }

  @Test func aTutorThatWaitsForAnotherSaysSo() throws {
    let tutor = try tutor()
    let lock = tutor.workbook.url.appending(path: "cache/support.lock")
    try tutor.workbook.write("", to: "cache/support.lock")
    let descriptor = open(lock.path, O_RDWR | O_CLOEXEC)
    #expect(flock(descriptor, LOCK_EX) == 0)
    let terminal = try tutor.watching()
    try tutor.save("let hello = 3\n", .writing)
    try terminal.wait(for: "Another tutor is building what apps run on.", atMost: .seconds(60))
    close(descriptor)
    try terminal.wait(for: "(content ", atMost: .seconds(60))
  }
}

extension RunningTutor {
  /// What a verdict calls exercise 1.1 with that text in its one file.
  fileprivate func contentName(_ text: String) -> String {
    Contents(["Hello.swift": Data(text.utf8)]).shortName
  }
}
