import Grader
import Workbook

/// A lesson's texts, read once, and what its app did when it was driven as they say.
struct Rehearsal: Sendable {
  let lesson: Lesson
  let text: Result<LessonText, CourseError>
  let tour: Result<Script, CourseError>
  /// The lesson's questions for later days.
  let review: Result<[ReviewQuestion], CourseError>
  /// The text's transcripts as they were played, in reading order.
  let transcripts: Result<[Transcript], any Error>
  /// The tour's visits as they were played.
  let visits: Result<[Transcript], any Error>
  /// What the app answers to the text's predictions, in reading order.
  let answers: Result<[String], any Error>
  /// What the app answers to the questions for later days, in the file's order.
  let reviewAnswers: Result<[String], any Error>

  /// Reads the texts, and plays what has not been played before.
  @available(*, noasync)
  init(_ lesson: Lesson, grader: Grader) {
    let text = Result { () throws(CourseError) in try lesson.text() }
    let tour = Result { () throws(CourseError) in try lesson.tour() }
    let review = Result { () throws(CourseError) in try lesson.review() }
    let player = Result { try Self.player(of: lesson, grader: grader) }
    transcripts = Result { try text.get().transcripts.map(player.get().keptPlay) }
    visits = Result { try tour.get().transcripts.map(player.get().keptPlay) }
    func answer(_ prediction: Prediction) throws -> String {
      let played = try player.get().keptPlay(prediction.visit(to: lesson))
      return played.steps.last?.answer.joined(separator: "\n") ?? ""
    }
    answers = Result { try text.get().predictions.map(answer) }
    reviewAnswers = Result { try review.get().map(\.prediction).map(answer) }
    (self.lesson, self.text, self.tour, self.review) = (lesson, text, tour, review)
  }

  @available(*, noasync)
  private static func player(of lesson: Lesson, grader: Grader) throws -> TranscriptPlayer {
    switch try grader.buildApp(sources: lesson.folder, module: lesson.module) {
    case .program(let program):
      return TranscriptPlayer(grader: grader, program: program)
    case .diagnostics(let diagnostics):
      let first =
        diagnostics.first ?? Diagnostic(id: "", severity: .error, message: "no reason given")
      throw TrialError.appDoesNotCompile(folder: lesson.folder, first)
    }
  }
}

extension Prediction {
  /// The visit in which the app gives the answer, as the answer to its last command.
  fileprivate func visit(to lesson: Lesson) -> Transcript {
    var visit = Transcript(of: .lesson(lesson.number), arguments: arguments)
    visit.steps = (commands + ["ask \(ask)"]).map(Transcript.Step.init)
    return visit
  }
}
