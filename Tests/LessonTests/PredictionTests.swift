import Grader
import Testing
import Workbook

@testable import TutorCLI

/// A prediction is answered by the app, and exactly one of its choices is that answer.
@Suite(.timeLimit(.minutes(5)))
struct PredictionTests {
  @Test(arguments: try TheCourse.load().lessons.map(\.number))
  func exactlyOneChoiceIsWhatTheAppAnswers(lesson number: Int) throws {
    let lesson = try #require(try TheCourse.load().lesson(number))
    let rehearsal = try Rehearsal(lesson)
    let predictions = try lesson.text().predictions
    #expect(predictions.count >= 3)
    for prediction in predictions {
      let found = try rehearsal.launch(prediction.arguments)
        .answer(to: prediction.ask, after: prediction.commands)
      let right = prediction.choices.filter { $0 == found }
      #expect(right.count == 1, "Lesson.md:\(prediction.line): the app answers \(found)")
    }
  }
}
