import Foundation
import Testing

@testable import Workbook

@Suite struct ProgressHistoryTests {
  private let files: TemporaryCourse
  private let store: ProgressStore
  private let id = ExerciseID(lesson: 5, number: 1)
  private let time = Date(timeIntervalSince1970: 1_000_000)

  init() throws {
    files = try TemporaryCourse([:])
    store = ProgressStore(root: files.root)
  }

  private func work(_ text: String, _ checks: [String: Bool]) -> CheckedWork {
    let contents = Contents(["Flow.swift": Data(text.utf8)])
    return CheckedWork(exercise: id, contents: contents, checks: checks, time: time)
  }

  @Test func everyContentThatWasCheckedIsListedAndKept() throws {
    _ = try store.add(work("1", [:]))
    _ = try store.add(work("2", ["a": true, "b": false]))
    _ = try store.add(work("3", ["a": true, "b": true]))
    let entries = try store.entries(of: id)
    #expect(entries.map(\.event) == [.notRun, .checked(met: 1, all: 2), .checked(met: 2, all: 2)])
    #expect(entries.map(\.isPass) == [false, false, true])
    #expect(entries.allSatisfy { $0.time == time })
    let texts = try entries.map { entry in
      try store.contents(try #require(entry.contents), of: id).lines(of: "Flow.swift")
    }
    #expect(texts == [["1"], ["2"], ["3"]])
  }

  @Test func theSameContentsAreKeptOnceAndCountedOnce() throws {
    for _ in 1...3 { _ = try store.add(work("1", ["a": false])) }
    #expect(try store.entries(of: id).count == 1)
    #expect(try store.load()[id].attempts == 1)
    #expect(try store.load()[id].failures == ["a": 1])
    _ = try store.add(work("0", ["a": false]))
    _ = try store.add(work("1", ["a": false]))
    #expect(try store.load()[id].failures == ["a": 2])
    _ = try store.add(work("2", ["a": true]))
    _ = try store.add(work("1", ["a": false]))
    let kept = store.folder.appending(path: "snapshots/5.1").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept).count == 3)
    #expect(try store.entries(of: id).count == 5)
    #expect(try store.load()[id].attempts == 3)
    #expect(try store.load()[id].failures == [:])
    #expect(try store.load()[id].hasPassed)
  }

  @Test func differentContentsOfOneFingerprintAreBothKept() throws {
    let contents = Contents(["Flow.swift": Data("1".utf8)])
    try files.write("other", to: ".tutor/snapshots/5.1/\(contents.fingerprint)/Flow.swift")
    let name = try store.snapshots.keep(contents, of: id)
    #expect(name == "\(contents.fingerprint)-2")
    #expect(try store.contents(name, of: id) == contents)
    #expect(try files.read(".tutor/snapshots/5.1/\(contents.fingerprint)/Flow.swift") == "other")
  }

  @Test(arguments: [#"{"contents":"12"#, "not JSON\n", #"{"event":{"newer":{}}}"# + "\n"])
  func aLineThatIsNoEntryCostsNoOther(line: String) throws {
    _ = try store.add(work("1", [:]))
    try files.write(
      try files.read(".tutor/history.jsonl") + line,
      to: ".tutor/history.jsonl"
    )
    _ = try store.add(work("2", ["a": true]))
    #expect(try store.entries(of: id).map(\.event) == [.notRun, .checked(met: 1, all: 1)])
    #expect(try files.read(".tutor/history.jsonl").contains(line))
  }

  @Test func whatAKilledTutorLeftOfASnapshotIsNoSnapshot() throws {
    try files.write("half", to: ".tutor/snapshots/5.1/.new/Other.swift")
    _ = try store.add(work("1", [:]))
    let name = try #require(try store.entries(of: id).last?.contents)
    #expect(try store.contents(name, of: id).files.keys.sorted() == ["Flow.swift"])
  }

  @Test func manyTutorsAtOnceLoseNoLine() async throws {
    let (root, id, time) = (files.root, id, time)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask {
          let contents = Contents(["Flow.swift": Data("\(number)".utf8)])
          let work = CheckedWork(exercise: id, contents: contents, checks: [:], time: time)
          _ = try ProgressStore(root: root).add(work)
        }
      }
      try await group.waitForAll()
    }
    #expect(Set(try store.entries(of: id).map(\.contents)).count == 20)
    #expect(try store.load()[id].attempts == 20)
  }
}
