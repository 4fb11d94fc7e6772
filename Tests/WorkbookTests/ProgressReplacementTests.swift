import Foundation
import Testing

@testable import Workbook

/// Files are replaced by `reset`, `undo` and restoring; nothing is lost on the way.
@Suite struct ProgressReplacementTests {
  private let files: TemporaryCourse
  private let exercise: Exercise
  private let store: ProgressStore
  private let folder = "Exercises/05-flows/1-hand-off"

  init() throws {
    files = try TemporaryCourse.oneExercise()
    exercise = try #require(try Course.load(root: files.root).exercises.first)
    store = ProgressStore(root: files.root)
  }

  private func replace(
    with contents: Contents,
    because cause: HistoryEntry.Cause
  ) throws -> URL {
    try store.replaceFiles(of: exercise, with: contents, because: cause, at: Date()).kept
  }

  private func undo() throws {
    let last = try #require(try store.entries(of: exercise.id).last { $0.before != nil })
    let before = try store.contents(try #require(last.before), of: exercise.id)
    _ = try replace(with: before, because: .undo)
  }

  @Test func resetKeepsWhatTheStudentWrote() throws {
    try files.write("mine\n", to: "\(folder)/Flow.swift")
    try files.write("also mine\n", to: "\(folder)/More.swift")
    let mine = try exercise.contents()
    let kept = try replace(with: try exercise.starterContents(), because: .reset)
    #expect(try !exercise.isAttempted())
    #expect(Contents(try swiftFiles(in: kept)) == mine)
  }

  @Test func anUndoPutsBackAddedRenamedAndRemovedFilesAndCanBeUndone() throws {
    try files.write("mine\n", to: "\(folder)/Added.swift")
    try FileManager.default.removeItem(at: exercise.folder.appending(path: "Flow.swift"))
    let (mine, starter) = (try exercise.contents(), try exercise.starterContents())
    _ = try replace(with: starter, because: .reset)
    try undo()
    #expect(try exercise.contents() == mine)
    try undo()
    #expect(try exercise.contents() == starter)
    try undo()
    #expect(try exercise.contents() == mine)
  }

  @Test func whatWasWrittenAfterAResetIsKeptByTheUndo() throws {
    _ = try replace(with: Contents(["Flow.swift": Data("old\n".utf8)]), because: .restore)
    try files.write("written since\n", to: "\(folder)/Flow.swift")
    try undo()
    try undo()
    #expect(try files.read("\(folder)/Flow.swift") == "written since\n")
  }

  @Test func filesThatStayTheSameAreNotTouched() throws {
    try files.write("mine\n", to: "\(folder)/More.swift")
    let file = exercise.folder.appending(path: "Flow.swift").path
    let before = try FileManager.default.attributesOfItem(atPath: file)
    _ = try replace(with: try exercise.starterContents(), because: .reset)
    let after = try FileManager.default.attributesOfItem(atPath: file)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test func whatPassedBeforePassesAgainWhenItIsPutBack() throws {
    let work = CheckedWork(
      exercise: exercise.id,
      contents: try exercise.contents(),
      checks: ["one": true],
      time: Date()
    )
    #expect(try store.add(work)[exercise.id].isPassing)
    _ = try replace(with: Contents(["Flow.swift": Data("worse\n".utf8)]), because: .restore)
    #expect(try !store.load()[exercise.id].isPassing)
    try undo()
    #expect(try store.load()[exercise.id].isPassing)
  }

  @Test func aNewerProgressLeavesTheFilesAsTheyAre() throws {
    try files.write(#"{"version":99,"exercises":{}}"#, to: ".tutor/progress.json")
    try files.write("mine\n", to: "\(folder)/Flow.swift")
    #expect(throws: StateError.self) {
      try replace(with: try exercise.starterContents(), because: .reset)
    }
    #expect(try files.read("\(folder)/Flow.swift") == "mine\n")
  }

  @Test func aSnapshotThatIsGoneIsSaidAndChangesNothing() throws {
    let path = store.folder.appending(path: "snapshots/5.1/1234").path
    #expect(throws: StateError.noSnapshot(path: path, reason: "it is not there")) {
      try store.contents("1234", of: exercise.id)
    }
  }

  @Test func aNewStarterTouchesNoFileUntilReset() throws {
    try files.write("mine\n", to: "\(folder)/Flow.swift")
    try files.write("new starter\n", to: "Tests/Hidden/05-flows/1-hand-off/Starter/Flow.swift")
    #expect(try files.read("\(folder)/Flow.swift") == "mine\n")
    _ = try replace(with: try exercise.starterContents(), because: .reset)
    #expect(try files.read("\(folder)/Flow.swift") == "new starter\n")
    try undo()
    #expect(try files.read("\(folder)/Flow.swift") == "mine\n")
  }
}
