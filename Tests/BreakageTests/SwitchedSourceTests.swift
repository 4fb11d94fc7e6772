import Breakage
import Foundation
import Testing

/// Compiles and runs a program with every change in it, and turns them on one at a time.
@Suite(.timeLimit(.minutes(10)))
struct SwitchedSourceTests {
  private static let program = """
    final class Parent {
      weak var child: Child?
      var closure: (() -> Void)?
      deinit { print("parent freed") }
    }
    final class Child {
      let parent = Parent()
      func start() {
        note("started")
        parent.child = self
        parent.closure = { [weak self] in
          self?.note("called")
        }
      }
      func note(_ word: String) { print(word) }
      deinit { print("child freed") }
    }
    func isLarge(_ number: Int) -> Bool { number > limit }
    let limit = 2
    func main() {
      let child = Child()
      child.start()
      child.parent.closure?()
      print(child.parent.child === child)
      if isLarge(3), !isLarge(2) {
        print("large", true, 1)
      }
    }
    main()
    """

  @Test func eachSwitchMakesItsOwnChangeAndNoneMakesNone() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let changes = ChangeFinder(Self.program).changes()
    let numbered = Dictionary(uniqueKeysWithValues: changes.indices.map { ($0, changes[$0]) })
    let switched = SwitchedSource(Self.program, changes: numbered)
    #expect(lineCount(switched.text) == lineCount(Self.program))
    let tool = try build(switched.text, in: folder)
    let untouched = try run(tool, breaking: nil)
    #expect(untouched == "started\ncalled\ntrue\nlarge true 1\nchild freed\nparent freed\n")
    for (number, change) in numbered {
      #expect(try run(tool, breaking: number) != untouched, "\(change.line): \(change.summary)")
    }
  }

  private func lineCount(_ text: String) -> Int { text.split(separator: "\n").count }

  private func build(_ program: String, in folder: URL) throws -> URL {
    let (main, switches) = (folder.appending(path: "main.swift"), folder.appending(path: "S.swift"))
    try program.write(to: main, atomically: true, encoding: .utf8)
    try SwitchedSource.declaration.write(to: switches, atomically: true, encoding: .utf8)
    let tool = folder.appending(path: "tool")
    let log = try run(
      URL(filePath: "/usr/bin/env"),
      ["swiftc", "-swift-version", "6", main.path, switches.path, "-o", tool.path]
    )
    #expect(!log.contains("error:"), "\(log)")
    return tool
  }

  private func run(
    _ tool: URL,
    _ arguments: [String] = [],
    breaking number: Int? = nil
  ) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment[SwitchedSource.variable] = number.map { "\($0)" }
    process.environment = environment
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
