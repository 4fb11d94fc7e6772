import Workbook

/// Shows the question that a review has come to, or how it went.
struct ReviewView: Sendable {
  var review: Review

  init(_ review: Review) { self.review = review }

  func outcome(in context: Context) throws -> Outcome {
    guard let current = review.current else { return try end(in: context) }
    let lesson = try context.lesson(current.lesson)
    let question = Question(prediction: current.prediction, lesson: lesson, review: review)
    let number = Message.reviewNumber([
      "number": review.answered + 1, "count": review.questions.count, "lesson": lesson.number,
      "title": lesson.title,
    ])
    return Outcome(
      passages: [.line(number, .note)] + QuestionView(question).passages,
      next: .ask(question)
    )
  }

  private func end(in context: Context) throws -> Outcome {
    let all = try context.course.review(after: context.progress)
    let day = context.progress.review.nextDay(of: all) ?? context.today
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "right": review.right, "count": review.answered, "day": day,
    ]
    let words = day > context.today ? Message.reviewDone(facts) : Message.reviewGoesOn(facts)
    return Outcome(passages: [.line(words, .note)])
  }
}
