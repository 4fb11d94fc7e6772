import Foundation
import Testing

@testable import Workbook

@Suite struct ProgressStoreTests {
  private let files: TemporaryCourse
  private let store: ProgressStore
  private let first = ExerciseID(lesson: 5, number: 1)

  init() throws {
    files = try TemporaryCourse([:])
    store = ProgressStore(root: files.root)
  }

  @Test func newWorkbookHasNoProgressAndNoFolder() throws {
    #expect(try store.load() == Progress())
    #expect(!FileManager.default.fileExists(atPath: store.folder.path))
  }

  @Test func whatWasChangedIsThereForTheNextTutor() throws {
    try store.update {
      $0.place = .init(lesson: 5, section: "the-hand-off")
      $0[first].attempts += 1
    }
    let progress = try ProgressStore(root: files.root).load()
    #expect(progress.place == .init(lesson: 5, section: "the-hand-off"))
    #expect(progress[first].attempts == 1)
  }

  @Test func manyTutorsAtOnceLoseNothing() async throws {
    let (root, exercise) = (files.root, first)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask { try ProgressStore(root: root).update { $0[exercise].attempts += 1 } }
      }
      try await group.waitForAll()
    }
    #expect(try store.load()[first].attempts == 20)
  }

  @Test(arguments: ["", "{", "[]", #"{"version":1}"#, #"{"version":1,"exercises":{"x":{}}}"#])
  func unreadableFileIsKeptAsideAndSaidOnce(text: String) throws {
    try files.write(text, to: ".tutor/progress.json")
    let error = try #require(throws: StateError.self) { try store.load() }
    guard case .unreadable(_, let keptAs?, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(try files.read(".tutor/\(keptAs)") == text)
    #expect(try store.load() == Progress())
  }

  @Test(
    arguments: [
      ("{", "it is not what a tutor writes"),
      (#"{"version":1}"#, "its `exercises` is not what a tutor writes"),
      (#"{"version":2,"exercises":{"1.1":{"attempts":"two"}}}"#, "its `exercises/1.1/attempts`"),
    ]
  )
  func whatIsWrongWithAFileIsSaidInWords(text: String, words: String) throws {
    try files.write(text, to: ".tutor/progress.json")
    let error = try #require(throws: StateError.self) { try store.load() }
    #expect("\(error)".contains(words), "\(error)")
  }

  @Test func whatCannotBeReadStaysWhereItIs() throws {
    try files.write("a folder is in the way", to: ".tutor/progress.json/file")
    for load in [store.load, { try store.update { $0[first].attempts += 1 } }] {
      let error = try #require(throws: StateError.self) { try load() }
      guard case .unreadable(_, nil, _) = error else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(try files.read(".tutor/progress.json/file") == "a folder is in the way")
  }

  @Test func newerFileIsLeftAsItIs() throws {
    let text = #"{"version":99,"exercises":{},"more":1}"#
    try files.write(text, to: ".tutor/progress.json")
    let path = store.folder.appending(path: "progress.json").path
    let expected = StateError.newerVersion(path: path, found: 99, supported: Progress.version)
    #expect(throws: expected) { try store.load() }
    #expect(throws: expected) { try store.update { $0[first].attempts += 1 } }
    #expect(try files.read(".tutor/progress.json") == text)
  }
}
