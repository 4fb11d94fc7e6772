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
    #expect(due.moment == (try Date("2026-10-01T21:59:00Z", strategy: .iso8601)))
    #expect(due.secondsFromGMT == 7_200)
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
      ("{ \"due\": { \"1\": \"tomorrow\" } }", "due.1 must be a moment with its time zone"),
      ("{ \"due\": { \"1\": 5 } }", "due.1 must be a moment with its time zone, in quotation"),
      ("{ \"due\": { \"1\": \"2026-10-01T23:59:00\" } }", "due.1 must be a moment with its time"),
      ("{ \"due\": \"2026-10-01T23:59:00Z\" }", "due must be an object with a moment for"),
      ("{ \"assigned\": [1] }", "assigned[0] must be a lesson or an exercise in quotation marks"),
      ("{ \"handedIn\": { \"ada\": true } }", "handedIn.ada must be a moment with its time zone"),
      ("{ \"handedIn\": [] }", "handedIn must be an object with a moment for each student"),
      ("{ \"weights\": 2 }", "weights must be an object with a number for each lesson"),
      ("{ \"points\": 2 }", "points must be an object with the points of each exercise"),
      ("{ \"points\": { \"1.1\": \"3\" } }", "points.1.1 must be a number from 0 to 1000000, or"),
      (
        "{ \"points\": { \"1.1\": { \"isTwo\": \"3\" } } }",
        "points.1.1.isTwo must be a number from 0 to 1000000."
      ),
      ("{ \"cleared\": [] }", "cleared must be an object with what was cleared of each student"),
      (
        "{ \"cleared\": { \"ada\": \"3f\" } }",
        "cleared.ada must be an object with what was cleared of each exercise"
      ),
      ("{ \"lateFactor\": 2 }", "lateFactor must be a number from 0 to 1"),
      ("{ \"lateFactor\": true }", "lateFactor must be a number from 0 to 1"),
      ("{ \"weights\": { \"1.1\": -1 } }", "weights.1.1 must be a number from 0 to 1000000."),
      ("{ \"weights\": { \"1\": 1e200 } }", "weights.1 must be a number from 0 to 1000000."),
      ("{ \"points\": { \"1\": 3 } }", "points.1 must be an exercise, written 5.1, and no"),
      (
        "{ \"points\": { \"1.1\": { \"isToo\": 3 } } }",
        "points.1.1: the exercise has no check `isToo`. Did you mean `isTwo`?"
      ),
      (
        "{ \"handedIn\": { \"adda\": \"2026-10-02T00:00:00Z\" } }",
        "handedIn: there is no submission `adda`. Did you mean `ada`?"
      ),
      (
        "{ \"cleared\": { \"ada\": { \"1.1\": \"3f\" } } }",
        "cleared.ada.1.1 must be the letters and digits that `grade` shows"
      ),
      (
        "{ \"cleared\": { \"ada\": { \"1\": \"3f2a9c417be0d85a6c1f04d2e9b8375a\" } } }",
        "cleared.ada.1 must be an exercise, written 5.1, and no whole lesson"
      ),
      ("{ \"assigned\": [], \"assigned\": [] }", "line 1, column 19: the key `assigned` stands"),
      ("[]", "it must be an object"),
      ("{ \"assigned\": [ }", "it is not JSON: line 1, column 17: the `[` of line 1 must"),
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

  @Test(arguments: [("Z", 0), ("+02:00", 7_200), ("-0530", -19_800)])
  func theZoneOfADateIsKept(zone: String, seconds: Int) throws {
    let settings = try read("{ \"due\": { \"1\": \"2026-10-01T23:59:00\(zone)\" } }")
    #expect(settings.due[.lesson(1)]?.secondsFromGMT == seconds)
  }

  @Test func whoHasLeftTheClassMayStillBeCleared() throws {
    let settings = try read(
      "{ \"cleared\": { \"zed\": { \"1.1\": \"3f2a9c417be0d85a6c1f04d2e9b8375a\" } } }"
    )
    #expect(settings.cleared.keys.sorted() == ["zed"])
  }

  @Test func aFolderOfThatNameIsToldAsOne() throws {
    try small.files.write("", to: "Class/grading.json/Hello.swift")
    let path = small.folder.appending(path: "grading.json").path
    #expect(throws: SettingsError(path: path, faults: [.folder])) {
      try SettingsReader.settings(at: path, course: small.course, students: [])
    }
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
