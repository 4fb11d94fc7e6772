/// What stands in the reports on a class, beside names and figures.
extension Message {
  package static let summaryWorking = Message(
    "grade.summaryWorking",
    "an endless loop, stopped after {seconds} seconds"
  )
  package static let summaryWaiting = Message(
    "grade.summaryWaiting",
    "waited for nothing, stopped after {seconds} seconds"
  )
  package static let feedbackSum = Message(
    "feedback.sum",
    "{points} of {maximum} points. Exercises in which everything is met: {passed} of {all}."
  )
  package static let feedbackTroubles = Message(
    "feedback.troubles",
    "Some of what was handed in could not be used:"
  )
  package static let feedbackLate = Message(
    "feedback.late",
    "Handed in late: it was due {due} and came {handedIn}, so {factor} of the points count."
  )
  package static let feedbackLateWhole = Message(
    "feedback.lateWhole",
    "Handed in late: it was due {due} and came {handedIn}. All points count."
  )
  package static let feedbackUnattempted = Message(
    "feedback.unattempted",
    "0 of {maximum} points: there was no answer beyond the starter."
  )
  package static let feedbackPassed = Message(
    "feedback.passed",
    "{points} of {maximum} points: everything that is asked is met."
  )
  package static let feedbackUnmet = Message(
    "feedback.unmet",
    "{points} of {maximum} points: {passed} of {all} requirements are met."
  )
  package static let feedbackObstacle = Message(
    "feedback.obstacle",
    "{points} of {maximum} points: the answer could not be run, so nothing of it could be checked. This"
      + " has to be mended first:"
  )
  package static let feedbackUngraded = Message(
    "feedback.ungraded",
    "There is no grade for this answer yet, and that is not the student's fault."
  )
  package static let feedbackHeld = Message(
    "feedback.held",
    "There is no grade for this answer until a human has looked at it. {flags}"
  )
  package static let feedbackAdvice = Message(
    "feedback.advice",
    "`check {exercise}` in the tutor shows what happened and why it matters; `hint {exercise}` helps on."
  )

  package static let classPageCounts = Message(
    "classPage.counts",
    "Students: {students}. Exercises: {exercises}. Compiler: {compiler}."
  )
  package static let classPageLikenesses = Message(
    "classPage.likenesses",
    "How much is the same of what the answers have beyond the starter, and beyond what more than ten"
      + " students wrote; layout, comments and names that students chose do not count. An answer with less"
      + " than some sixty words of its own is not compared. This proves nothing, least of all where there"
      + " is one way to write it: look at both answers before you speak to anybody."
  )
  package static let classPageMore = Message("classPage.more", "and {count} more")
}
