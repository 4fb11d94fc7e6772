import Foundation
import Glibc
import Testing

@testable import Grader

/// An app as the tutor's loop drives it.
@Suite(.timeLimit(.minutes(10)))
struct RunningAppTests {
  private let grader: Grader
  private let program: AppProgram

  init() throws {
    let workbook = try TinyWorkbook.shared.get()
    grader = workbook.grader()
    let folder = try temporaryFolder("app")
    try write(Self.app, to: folder.appending(path: "App.swift"))
    guard case .program(let program) = try grader.buildApp(sources: folder, module: "Shop") else {
      throw GraderError.noSources(path: folder.path)
    }
    self.program = program
  }

  private static let app = """
    import UIKit

    final class SceneDelegate: UIResponder {
      override func touch(_ label: String) {
        switch label {
        case "crash": fatalError("as asked")
        case "loop": while true {}
        case "print": print("printed")
        case "pretend": print("*** Signal 4: as if")
        case "flood": while true { print("all work and no play") }
        default: break
        }
      }
    }
    """

  /// Waits until a descriptor can be read.
  private func wait(_ descriptor: Int32) {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&polled, 1, 20_000)
  }

  private func reply(of app: RunningApp) -> [String] {
    wait(app.replies)
    return app.readReplies()
  }

  @Test func anAppThatPretendsToHaveCrashedIsHeardAgain() throws {
    let app = try grader.launch(program, arguments: [])
    _ = reply(of: app)
    app.send("pretend")
    _ = reply(of: app)
    wait(app.output)
    #expect(app.readOutput() == [])
    app.send("on")
    #expect(reply(of: app) == ["on"])
    app.send("print")
    wait(app.output)
    #expect(app.readOutput() == ["printed"])
    _ = app.end()
  }

  @Test func answersLineByLineUntilItsInputEnds() throws {
    let app = try grader.launch(program, arguments: ["--fault", "leak"])
    #expect(reply(of: app) == [#"SceneDelegate ["--fault", "leak"]"#])
    #expect(app.send("tap"))
    #expect(reply(of: app) == ["tap"])
    app.endInput()
    wait(app.ended)
    #expect(app.end() == .endedProcess(code: 0))
  }

  @Test func whatItPrintsComesApart() throws {
    let app = try grader.launch(program)
    _ = reply(of: app)
    app.send("print")
    #expect(reply(of: app) == ["print"])
    #expect(app.readOutput() == ["printed"])
  }

  @Test func crashIsToldWithItsPlaceAndNotAsOutput() throws {
    let app = try grader.launch(program)
    app.send("crash")
    wait(app.ended)
    let frame = Frame(file: "App.swift", line: 6, function: "SceneDelegate.touch(_:)")
    #expect(app.end() == .crashed(Crash(kind: "as asked", frame: frame, signal: 4)))
    #expect(app.end() == app.end())
    #expect(app.readOutput().allSatisfy { !$0.contains("crashReport") })
    // A child that another test is starting may hold the pipe's other end for a moment.
    while app.send("too late") {}
  }

  @Test func loopIsSeenByItsTimeAndToldWithItsPlace() throws {
    let app = try grader.launch(program)
    app.send("loop")
    while app.cpuTime < .milliseconds(100) {}
    guard case .timedOut(.cpu, .seconds(5), let frame) = app.endAfterTimeOut(limit: .seconds(5))
    else {
      Issue.record("\(app.end())")
      return
    }
    #expect(frame?.function == "SceneDelegate.touch(_:)")
  }

  @Test func floodOfOutputIsSeen() throws {
    let app = try grader.launch(program)
    app.send("flood")
    while !app.hasOverflowed {
      wait(app.output)
      _ = app.readOutput()
    }
    #expect(app.end() == .outputOverflowed(limit: Limits().output))
    #expect(ProcessEntry(app.leader) == nil)
  }

  @Test func appEndsWithItsValue() throws {
    var app: RunningApp? = try grader.launch(program)
    _ = app.map(reply(of:))
    let leader = try #require(app?.leader)
    app = nil
    #expect(ProcessEntry(leader) == nil)
  }

  @Test func sourcesThatDoNotCompileGiveDiagnostics() throws {
    let folder = try temporaryFolder("app")
    try write("let a: Int = \"\"", to: folder.appending(path: "App.swift"))
    guard case .diagnostics(let errors) = try grader.buildApp(sources: folder, module: "Shop")
    else {
      Issue.record("it was built")
      return
    }
    #expect(errors.map(\.id) == ["cannot_convert_initializer_value"])
  }

  @Test func sourcesWithoutASceneDelegateGiveDiagnostics() throws {
    let folder = try temporaryFolder("app")
    try write("let a = 1", to: folder.appending(path: "App.swift"))
    guard case .diagnostics(let errors) = try grader.buildApp(sources: folder, module: "Shop")
    else {
      Issue.record("it was built")
      return
    }
    #expect(errors.first?.message.contains("SceneDelegate") == true)
  }
}
