import Foundation
import Testing

@testable import Workbook

/// What older tutors wrote is read, and what this one writes is whole on the disk or not there.
@Suite struct ProgressFormTests {
  private let files: TemporaryCourse
  private let store: ProgressStore
  private let id = ExerciseID(lesson: 5, number: 1)

  init() throws {
    files = try TemporaryCourse([:])
    store = ProgressStore(root: files.root)
  }

  @Test func progressOfVersionOneIsReadAndWrittenAsVersionTwo() throws {
    let old = """
      {"version":1,"place":{"lesson":5,"section":"the-hand-off"},
       "exercises":{"5.1":{"attempts":4,"isPassing":true,"hintsShown":2}}}
      """
    try files.write(old, to: ".tutor/progress.json")
    let progress = try store.update { $0[ExerciseID(lesson: 5, number: 2)].hasGivenUp = true }
    #expect(progress.place == .init(lesson: 5, section: "the-hand-off"))
    #expect(progress[id].attempts == 4)
    #expect(progress[id].hintsShown == 2)
    #expect(progress[id].hasPassed)
    #expect(!progress[id].hasGivenUp)
    #expect(try files.read(".tutor/progress.json").contains(#""version" : 2"#))
    #expect(try store.load() == progress)
  }

  @Test func eachLessonHasAPlaceAndAnOlderTutorsPlaceCounts() throws {
    try files.write(
      #"{"version":2,"place":{"lesson":5,"section":"the-hand-off"},"exercises":{}}"#,
      to: ".tutor/progress.json"
    )
    try store.update { $0.place = .init(lesson: 6, exercise: 2) }
    let places = try store.load().places
    #expect(places.count == 2)
    #expect(places[5] == .init(lesson: 5, section: "the-hand-off"))
    #expect(places[6] == .init(lesson: 6, exercise: 2))
  }

  @Test func everyFieldIsReadAsItWasWritten() throws {
    var record = Progress.Record()
    record.attempts = 3
    record.checked = "1234"
    record.isPassing = true
    record.hasPassed = true
    record.hasGivenUp = true
    record.hintsShown = 2
    record.failures = ["a": 2]
    try store.update { $0[id] = record }
    #expect(try store.load()[id] == record)
  }

  @Test func whatAKilledTutorLeftBesideTheProgressIsPassedOver() throws {
    try store.update { $0[id].hintsShown = 1 }
    try files.write(#"{"version":2,"exer"#, to: ".tutor/.progress.json.new")
    #expect(try store.load()[id].hintsShown == 1)
    try store.update { $0[id].hintsShown += 1 }
    #expect(try store.load()[id].hintsShown == 2)
    let names = try FileManager.default.contentsOfDirectory(atPath: store.folder.path)
    #expect(names.sorted() == ["lock", "progress.json"])
  }
}
