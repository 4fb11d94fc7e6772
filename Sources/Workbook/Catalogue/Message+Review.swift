/// What the tutor says of questions of earlier lessons.
extension Message {
  package static let reviewOffered = Message(
    "review.offered",
    "`review` asks three questions of earlier lessons."
  )
  package static let reviewNumber = Message(
    "review.number",
    "Review, question {number} of {count}. Lesson {lesson}, {title}"
  )
  package static let reviewDone = Message(
    "review.done",
    "Answered rightly: {right} of {count}. The next questions come on {day}."
  )
  package static let reviewGoesOn = Message(
    "review.goesOn",
    "Answered rightly: {right} of {count}. `review` asks the next ones."
  )
  package static let reviewNothingDue = Message(
    "review.nothingDue",
    "No question of an earlier lesson is due today. The next ones come on {day}."
  )
  package static let reviewNothingYet = Message(
    "review.nothingYet",
    "There is nothing to ask yet: `review` is about the lessons before the one that you have come to."
  )
}
