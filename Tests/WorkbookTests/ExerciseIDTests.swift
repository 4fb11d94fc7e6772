import Foundation
import Testing

import Workbook

@Suite struct ExerciseIDTests {
  @Test(arguments: [
    "", "5", "5.", ".1", "5.1.2", "05.1", "5.01", "+5.1", "5.-1", "0.1", "5.0", "a.b", " 5.1",
  ])
  func textThatIsNoExerciseIsRefused(text: String) {
    #expect(ExerciseID(text) == nil)
  }

  @Test func readsWhatItWrites() {
    let id = ExerciseID(lesson: 12, number: 3)
    #expect(ExerciseID(id.description) == id)
    #expect(id.description == "12.3")
  }

  @Test func ordersByNumbersNotByText() {
    let ids = ["10.1", "2.10", "2.9"].compactMap { ExerciseID($0) }
    #expect(ids.sorted().map(\.description) == ["2.9", "2.10", "10.1"])
  }

  @Test func isCodedAsStudentsTypeIt() throws {
    let coded = try JSONEncoder().encode([ExerciseID(lesson: 5, number: 2): true])
    #expect(String(decoding: coded, as: UTF8.self) == #"{"5.2":true}"#)
    let decoded = try JSONDecoder().decode([ExerciseID: Bool].self, from: coded)
    #expect(decoded == [ExerciseID(lesson: 5, number: 2): true])
  }
}
