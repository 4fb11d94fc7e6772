import Foundation
import Testing

@testable import Grader

/// What no honest answer needs is found, with its name and its line, whatever the verdict is.
@Suite(.timeLimit(.minutes(10)))
struct FlagTests {
  @Test(arguments: FlaggedCode.all)
  func whatNoHonestAnswerNeedsIsFlagged(_ code: FlaggedCode) throws {
    let submission = Submission(second: code.second, extra: code.extra)
    let verdict = try TinyWorkbook.shared.get().check(submission)

    guard case .graded = verdict.outcome else {
      Issue.record("no check ran: \(verdict.outcome)")
      return
    }
    let found = verdict.flags.map { "\($0.kind.rawValue) \($0.name)" }
    #expect(found.contains(code.flag), "\(found)")
  }

  @Test(arguments: [
    ("_exit(3)", Flag(.call, "_exit", file: "Flow.swift", line: 6)),
    (
      "return [(try? String(contentsOfFile: \"/tmp/a\", encoding: .utf8)) ?? \"\"]",
      Flag(.system, "contentsOfFile", file: "Flow.swift", line: 6)
    ),
    (
      "try? \"a\".write(toFile: \"/tmp/a\", atomically: true, encoding: .utf8); return []",
      Flag(.system, "toFile", file: "Flow.swift", line: 6)
    ),
    (
      "return [Bundle(path: \"/tmp\") == nil ? \"none\" : \"one\"]",
      Flag(.system, "Bundle", file: "Flow.swift", line: 6)
    ),
  ])
  func flagHasItsPlace(second: String, flag: Flag) throws {
    let verdict = try TinyWorkbook.shared.get().check(Submission(second: second))
    #expect(verdict.flags == [flag])
  }

  @Test(arguments: [
    "struct Route: Equatable, Hashable { var a = 1; var b: [String] = [] }",
    "enum Step: Equatable { case one(Int), two }",
    "struct Place: Comparable { var a = 1; static func < (l: Place, r: Place) -> Bool { l.a < r.a } }",
    "infix operator ====\nfunc ==== (l: Int, r: Int) -> Bool { l == r }",
    "extension Array { subscript(safe index: Int) -> Element? { nil } }",
    "extension String: @retroactive Error {}",
    "private enum Fault: Error { case one }; private protocol Speaking {}; extension Fault: Speaking {}",
    "// this is unsafe, and Mirror is no help",
    "let url = URL(string: \"shop://user/7\")?.host()",
    "let text = \"\\(Date.now) \\(UUID()) \\(String(format: \"%.2f\", 1.5))\"",
    "let numbers = [3, 1].sorted().map { $0 * 2 }.filter { $0 > 2 }.reduce(0, +)",
    "func later() async { try? await Task.sleep(for: .seconds(1)) }",
    "func main() { DispatchQueue.main.async { print(1) } }",
    "let the = 1; func two() {}; let word = 2",
    "let kinds: [Any.Type] = [Int.self]; func same(_ a: Any.Type) -> Bool { a == Int.self }",
    "let price = 3.5.formatted(.currency(code: \"EUR\")); let lucky = Int.random(in: 1...6)",
    "let isRye = \"Rye bread\".split(separator: \" \").first == \"Rye\"",
    "/// Mirror, dump and words of a `comment`.\nlet note = \"a dump\"",
    "@MainActor func tick() { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in };"
      + " _ = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in } }",
    "final class Noisy { deinit { print(\"gone \\(Self.self)\") } }",
    "@Observable final class Model { var name = \"\" }",
    "let encoded = try? JSONEncoder().encode([1: \"one\"])",
    "func wait() async -> Int { await withCheckedContinuation { $0.resume(returning: 1) } }",
    "enum Fault: Error { case missing(String) }; struct Other: Error { let id: Int; let faults: [Fault] }",
    "let fault = NSError(domain: \"shop\", code: 1, userInfo: [NSLocalizedDescriptionKey: \"No bread\"])",
    "struct Activity { var userInfo: [String: Int]? }; func path(_ a: Activity) -> Int? { a.userInfo?[\"a\"] }",
    "protocol Telling { func tell() }; @MainActor final class Teller: @preconcurrency Telling { func tell() {} }",
    "actor Counter { var count = 0; func add() { count += 1 } }; func add() async { await Counter().add() }",
    "@MainActor func later() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(1) } }",
  ])
  func whatHonestAnswersHaveIsNot(_ extra: String) throws {
    let extra = "import Foundation\nimport Observation\n" + extra
    let verdict = try TinyWorkbook.shared.get().check(Submission(extra: extra))
    guard case .graded = verdict.outcome else {
      Issue.record("no check ran: \(verdict.outcome)")
      return
    }
    #expect(verdict.flags == [])
    #expect(verdict.passed)
  }
}

/// A construct, and the flag that tells it.
struct FlaggedCode: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var second = #"return ["two"]"#
  var extra = ""
  var flag: String

  init(_ flag: String, second: String) {
    (testDescription, self.second, self.flag) = (second, second, flag)
  }

  init(_ flag: String, extra: String) {
    (testDescription, self.extra, self.flag) = (extra, extra, flag)
  }

  static let all: [FlaggedCode] = memory + races + system + lies

  private static let memory = [
    FlaggedCode(
      "memory withUnsafePointer",
      second: "withUnsafePointer(to: 3) { print($0.pointee) }; return []"
    ),
    FlaggedCode(
      "memory unsafe",
      second: "unsafe withUnsafePointer(to: 3) { unsafe print($0.pointee) }; return []"
    ),
    FlaggedCode(
      "memory unsafeBitCast(_:to:)",
      second: "return [\"\\(unsafeBitCast(self, to: Int.self))\"]"
    ),
    FlaggedCode(
      "memory unsafe",
      second: #"print("\(unsafe 3 as Int)"); return []"#
    ),
    FlaggedCode(
      "memory unsafe",
      extra: "let text = #\"\"\"\n// \\#(unsafe 3 as Int)\n\"\"\"#"
    ),
    FlaggedCode(
      "memory unsafe",
      extra: "func f() { let pattern = #/ // /#; _ = pattern; _ = unsafe 3 }"
    ),
    FlaggedCode("memory unsafe", extra: "/*\n// */ let x = unsafe 3"),
    FlaggedCode("memory unsafe", extra: "// harmless\rlet x = unsafe 3"),
    FlaggedCode("reflection Mirror", second: "print(Mirror(reflecting: self)); return []"),
    FlaggedCode("reflection dump", second: "dump(self); return []"),
    FlaggedCode(
      "reflection CustomReflectable",
      extra: "struct Liar: CustomReflectable { var customMirror: Mirror { Mirror(reflecting: 3) } }"
    ),
  ]

  private static let box = "final class Box { var x = 1 }\n"

  private static let races = [
    FlaggedCode("race nonisolated(unsafe)", extra: "nonisolated(unsafe) var shared = 1"),
    FlaggedCode("race @unchecked", extra: "final class Box: @`unchecked` Sendable { var x = 1 }"),
    FlaggedCode("race @unchecked", extra: "final class Box: @unchecked Sendable { var x = 1 }"),
    FlaggedCode("race @preconcurrency import", extra: "@preconcurrency import Foundation"),
    FlaggedCode(
      "race box",
      extra: box
        + "@preconcurrency func run(_ f: @escaping @Sendable () -> Void) { Task.detached { f() } }"
        + "\nfunc meet() { let box = Box(); run { box.x += 1 }; box.x += 1 }"
    ),
    FlaggedCode("race x", extra: "final class Fault: Error { var x = 1 }"),
    FlaggedCode("race box", extra: box + "struct Fault: Error { var box: Box }"),
    FlaggedCode("race Liar", extra: "import Foundation\nclass Liar: NSError { var x = 1 }"),
    FlaggedCode(
      "race DispatchWorkItem",
      extra: "import Foundation\n" + box
        + "func meet() { let box = Box(); let item = DispatchWorkItem { box.x += 1 }"
        + "; DispatchQueue.global().async(execute: item); box.x += 1 }"
    ),
    FlaggedCode(
      "race userInfo",
      extra: "import Foundation\n" + box
        + "func meet() { let box = Box(); let e = NSError(domain: \"\", code: 0, userInfo: [\"b\": box])"
        + "; Task.detached { (e.userInfo[\"b\"] as? Box)?.x += 1 }; box.x += 1 }"
    ),
    FlaggedCode(
      "race OperationQueue",
      extra: "import Foundation\n" + box
        + "func meet() { let box = Box(); let center = NotificationCenter.default"
        + "; _ = center.addObserver(forName: nil, object: nil, queue: OperationQueue()) {"
        + " ($0.object as? Box)?.x += 1 }; center.post(name: .init(\"a\"), object: box); box.x += 1 }"
    ),
    FlaggedCode(
      "race EncodingError",
      extra: box + "func meet() { let box = Box(); let e = EncodingError.invalidValue(box,"
        + " .init(codingPath: [], debugDescription: \"\")); Task.detached {"
        + " if case .invalidValue(let b, _) = e { (b as? Box)?.x += 1 } }; box.x += 1 }"
    ),
  ]

  private static let system = [
    FlaggedCode("call exit", extra: "func end() { exit(0) }"),
    FlaggedCode("call write", second: "_ = write(3, \"{}\", 2); return []"),
    FlaggedCode("call dlsym", second: "_ = dlsym(nil, \"x\"); return []"),
    FlaggedCode("call getenv", second: "_ = getenv(\"HOME\"); return []"),
    FlaggedCode("call getpid", extra: "let number = getpid"),
    FlaggedCode("module Glibc", extra: "import Glibc"),
    FlaggedCode("module Glibc", extra: "import func Glibc.exit"),
    FlaggedCode("module FoundationNetworking", extra: "import FoundationNetworking"),
    FlaggedCode("system FileManager", second: "return [FileManager.default.currentDirectoryPath]"),
    FlaggedCode(
      "system FileHandle",
      second: "FileHandle(fileDescriptor: 3).write(Data([1])); return []"
    ),
    FlaggedCode("system Process", second: "_ = Process(); return []"),
    FlaggedCode("system ProcessInfo", second: "return [ProcessInfo.processInfo.hostName]"),
    FlaggedCode("system Thread", second: "Thread.detachNewThread {}; return []"),
    FlaggedCode(
      "system contentsOfFile",
      second: "return [(try? String(contentsOfFile: \"/etc/passwd\", encoding: .utf8)) ?? \"\"]"
    ),
    FlaggedCode(
      "system contentsOf",
      second: "_ = try? Data(contentsOf: URL(filePath: \"/etc/passwd\")); return []"
    ),
    FlaggedCode(
      "system write",
      second: "try? Data([1]).write(to: URL(filePath: \"/proc/self/fd/3\")); return []"
    ),
    FlaggedCode(
      "system toFile",
      second: "try? \"x\".write(toFile: \"/tmp/x\", atomically: true, encoding: .utf8); return []"
    ),
    FlaggedCode(
      "system DispatchIO",
      second: "_ = DispatchIO(type: .stream, fileDescriptor: 3, queue: .main) { _ in }; return []"
    ),
    FlaggedCode("system CommandLine", second: "return CommandLine.arguments"),
    FlaggedCode("system Host", second: "return [Host.current().name ?? \"\"]"),
  ]

  private static let lies = [
    FlaggedCode(
      "comparison ==",
      extra: "struct Route: Equatable { static func == (l: Route, r: Route) -> Bool { true } }"
    ),
    FlaggedCode(
      "comparison ==",
      extra: "extension Int { fileprivate static func == (l: Int, r: Int) -> Bool { true } }"
    ),
    FlaggedCode("comparison !=", extra: "func != (l: [String], r: [String]) -> Bool { false }"),
    FlaggedCode(
      "comparison ==",
      extra: "extension Array { static func == (l: [Element], r: [Element]) -> Bool { true } }"
    ),
    FlaggedCode(
      "shadow expect",
      extra: "func expect(_ a: [String], equals b: [String], _ c: String) {}"
    ),
    FlaggedCode("shadow Check", extra: "struct Check {}"),
    FlaggedCode("shadow Checks", extra: "enum Checks {}"),
    FlaggedCode("shadow equals", extra: "extension Array { var equals: Bool { true } }"),
    FlaggedCode(
      "shadow equals",
      extra:
        "protocol Lying {}; extension Lying { var equals: Bool { true } }; extension Array: Lying {}"
    ),
    FlaggedCode(
      "shadow CustomStringConvertible",
      extra:
        "extension Optional: @retroactive CustomStringConvertible { public var description: String { \"\" } }"
    ),
  ]
}
