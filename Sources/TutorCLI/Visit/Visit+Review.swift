import Workbook

extension Visit {
  /// Remembers an answer to a question of earlier lessons, and asks the next one.
  func goOn(with review: Review, wasRight: Bool) {
    guard let question = review.current else { return }
    let today = context.today
    save { $0.review.note(wasRight, to: question, on: today) }
    var review = review
    review.take(wasRight: wasRight)
    perform { try ReviewView(review).outcome(in: $0) }
  }

  /// Offers a review on the first visit of a day, if something is due.
  func offerReview() {
    perform { context in
      let (today, schedule) = (context.today, context.progress.review)
      guard schedule.offered != today else { return Outcome() }
      let all = try context.course.review(after: context.progress)
      guard Review(of: all, on: schedule, day: today).current != nil else { return Outcome() }
      // The first screen of a lesson has room for one line more.
      screen.show([.line(Message.reviewOffered(), .note)], endsWithBlank: false)
      return Outcome(change: { $0.review.offered = today })
    }
  }
}
