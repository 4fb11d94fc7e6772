/// What the tutor says while a lesson is read and its exercises are worked on.
extension Message {
  package static let sectionNumber = Message(
    "reading.section",
    "Lesson {lesson}, {title} · section {number} of {count}"
  )
  package static let emptyLesson = Message("reading.empty", "Lesson {lesson} has no text yet.")
  package static let firstSection = Message(
    "reading.first",
    "This is the lesson's first section."
  )
  package static let leftOffAtExercise = Message(
    "reading.leftOffAtExercise",
    "You left off at exercise {exercise}. `read {lesson} 1` shows the lesson's first section."
  )
  package static let leftOffAtSection = Message(
    "reading.leftOffAtSection",
    "You left off here. `read {lesson} 1` shows the lesson's first section."
  )
  package static let wayBack = Message(
    "reading.wayBack",
    "`exercise {exercise}` leads back to the task."
  )
  package static let otherLesson = Message("reading.otherLesson", "You are in lesson {lesson} now.")
  package static let wayBackToLesson = Message(
    "reading.wayBackToLesson",
    "`lesson {lesson}` leads back to where you were."
  )
  package static let antipattern = Message("reading.antipattern", "Not like this:")
  package static let exerciseNumber = Message("exercise.number", "Exercise {exercise}")
  package static let exerciseFiles = Message(
    "exercise.files",
    "Your files:"
  )
  package static let lastExercise = Message(
    "exercise.last",
    "{exercise} is the course's last exercise."
  )
  package static let courseDone = Message(
    "course.done",
    "Every exercise of the course has passed. Nothing is left to do; well done."
  )

  package static let onwardRead = Message("onward.read", "ENTER reads on: {section}")
  package static let onwardReadOn = Message("onward.readOn", "ENTER reads on")
  package static let onwardMore = Message(
    "onward.more",
    "ENTER shows what follows ({count} more lines)"
  )
  package static let onwardMoreOne = Message(
    "onward.moreOne",
    "ENTER shows what follows (1 more line)"
  )
  package static let onwardAsk = Message("onward.ask", "ENTER asks you to predict")
  package static let onwardExercise = Message(
    "onward.exercise",
    "ENTER shows exercise {exercise}: {title}"
  )
  package static let onwardCheck = Message("onward.check", "ENTER checks exercise {exercise}")
  package static let onwardLesson = Message(
    "onward.lesson",
    "ENTER goes on to lesson {lesson}: {title}"
  )
  package static let onwardNothing = Message("onward.nothing", "`quit` leaves the tutor")

  package static let questionPrompt = Message("question.prompt", "answer")
  package static let questionTitle = Message("question.title", "Predict")
  package static let questionReminder = Message(
    "question.reminder",
    "Type a letter from a to {last}, or the answer itself; `quit` leaves the question."
  )
  package static let questionRunning = Message(
    "question.running",
    "Running the app to see …"
  )
  package static let questionRight = Message(
    "question.right",
    "Right. The app answers `ask {ask}` with: {found}"
  )
  package static let questionWrong = Message(
    "question.wrong",
    "Not so. The app answers `ask {ask}` with: {found}. You said: {choice}."
  )

  package static let pagesPrompt = Message("prompt.pages", "more")
  package static let busyPrompt = Message("prompt.busy", "one moment")
  package static let busyLongPrompt = Message("prompt.busyLong", "Ctrl-C stops it")
  package static let busyCheckPrompt = Message(
    "prompt.busyCheck",
    "check {number} of {count}, Ctrl-C stops it"
  )
}
