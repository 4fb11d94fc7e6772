import Workbook

/// `review` asks questions of earlier lessons, those that are due.
struct ReviewCommand: Command {
  static let declaration = Declaration(verb: "review")

  init(_ arguments: Arguments) {}

  func run(in context: Context) throws -> Outcome {
    let schedule = context.progress.review
    let all = try context.course.review(after: context.progress)
    let review = Review(of: all, on: schedule, day: context.today)
    guard review.current == nil else { return try ReviewView(review).outcome(in: context) }
    guard let day = schedule.nextDay(of: all) else {
      return Outcome(passages: [.line(Message.reviewNothingYet(), .note)])
    }
    return Outcome(passages: [.line(Message.reviewNothingDue(["day": day]), .note)])
  }
}
