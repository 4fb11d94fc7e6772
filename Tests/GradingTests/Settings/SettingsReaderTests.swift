import Foundation
import Support
import Testing
import Workbook

@testable import Grading

struct SettingsReaderTests {
  private let small: SmallClass

  init() throws { small = try SmallClass() }

  private func read(_ text: String) throws -> GradingSettings {
    try small.files.write(text, to: "Class/grading.json")
    let path = small.folder.appending(path: "grading.json").path
    return try SettingsReader.settings(at: path, course: small.course, students: ["ada"])
  }

  /// All that is said of a file.
  private func faults(_ text: String) throws -> [String] {
    do {
      _ = try read(text)
      return []
    } catch let error as SettingsError {
      return error.faults.map(\.sentence)
    }
  }

  @Test func everyKeyIsUnderstood() throws {
    let settings = try read(
      """
      { "assigned": ["1"], "lateFactor": 0.5, "weights": { "1": 2, "1.1": 3 },
        "due": { "1.1": "2026-10-01T23:59:00+02:00" },
        "points": { "1.1": { "isTwo": 4 }, "1.2": 10 },
        "handedIn": { "ada": "2026-10-02T00:00:00Z" },
        "cleared": { "ada": { "1.1": "3f2a9c417be0d85a6c1f04d2e9b8375a" } } }
      """
    )
    #expect(settings.assigned == [.lesson(1)])
    #expect(settings.weight(of: ExerciseID(lesson: 1, number: 1)) == 3)
    #expect(settings.weight(of: ExerciseID(lesson: 1, number: 2)) == 2)
    let due = try #require(settings.dueDate(of: ExerciseID(lesson: 1, number: 1)))
    #expect(due == (try Date("2026-10-01T21:59:00Z", strategy: .iso8601)))
    #expect(settings.points[ExerciseID(lesson: 1, number: 1)] == .checks(["isTwo": 4]))
    #expect(settings.points[ExerciseID(lesson: 1, number: 2)] == .total(10))
    #expect(settings.handedIn.keys.sorted() == ["ada"])
    #expect(settings.lateFactor == 0.5)
    let contents = "3f2a9c417be0d85a6c1f04d2e9b8375a"
    #expect(settings.cleared == ["ada": [ExerciseID(lesson: 1, number: 1): contents]])
  }

  @Test func anEmptyFileDecidesNothing() throws {
    #expect(try read("{}") == GradingSettings())
  }

  @Test(
    arguments: [
      ("{ \"asigned\": [] }", "there is no key `asigned`. Did you mean `assigned`?"),
      ("{ \"assigned\": [\"9\"] }", "assigned[0]: the course has no lesson or exercise `9`."),
      ("{ \"assigned\": \"1\" }", "assigned must be a list of lessons and exercises"),
      ("{ \"due\": { \"1\": \"tomorrow\" } }", "due.1 must be an object with a moment"),
      ("{ \"due\": { \"1\": \"2026-10-01T23:59:00\" } }", "due.1 must be an object with a moment"),
      ("{ \"lateFactor\": 2 }", "lateFactor must be a number from 0 to 1"),
      ("{ \"lateFactor\": true }", "lateFactor must be a number from 0 to 1"),
      ("{ \"weights\": { \"1.1\": -1 } }", "weights.1.1 must be an object with a number"),
      ("{ \"weights\": { \"1\": 1e200 } }", "a number from 0 to 1000000 for each"),
      ("{ \"points\": { \"1\": 3 } }", "points.1 must be points of exercises"),
      (
        "{ \"points\": { \"1.1\": { \"isToo\": 3 } } }",
        "points.1.1: the exercise has no check `isToo`. Did you mean `isTwo`?"
      ),
      (
        "{ \"handedIn\": { \"adda\": \"2026-10-02T00:00:00Z\" } }",
        "handedIn: there is no submission `adda`. Did you mean `ada`?"
      ),
      (
        "{ \"cleared\": { \"adda\": {} } }",
        "cleared: there is no submission `adda`. Did you mean `ada`?"
      ),
      (
        "{ \"cleared\": { \"ada\": { \"1.1\": \"3f\" } } }",
        "cleared.ada.1.1 must be for each student and exercise"
      ),
      (
        "{ \"cleared\": { \"ada\": { \"1\": \"3f2a9c417be0d85a6c1f04d2e9b8375a\" } } }",
        "cleared.ada.1 must be for each student and exercise"
      ),
      ("[]", "must be an object"),
      ("{ \"assigned\": [ }", "it is not JSON: "),
    ]
  )
  func whatIsWrongIsToldWithItsPlace(text: String, sentence: String) throws {
    let faults = try faults(text)
    #expect(faults.count == 1)
    #expect(faults.first?.contains(sentence) == true, "\(faults)")
  }

  @Test func allFaultsAreToldAtOnce() throws {
    #expect(try faults("{ \"a\": 1, \"lateFactor\": \"x\", \"weights\": 3 }").count == 3)
  }

  @Test func aFileThatIsNotThereIsToldWithItsPath() throws {
    let error = #expect(throws: SettingsError.self) {
      try SettingsReader.settings(
        at: "/nowhere/grading.json",
        course: small.course,
        students: []
      )
    }
    #expect(error?.description.hasPrefix("/nowhere/grading.json: it cannot be read") == true)
  }
}
