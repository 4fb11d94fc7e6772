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

  package static let hintTitle = Message("hint.title", "Hint {number} of {count} for {exercise}")
  package static let hintsLeft = Message("hint.left", "{count} more hints are left.")
  package static let hintOneLeft = Message("hint.oneLeft", "One more hint is left.")
  package static let hintWasLast = Message("hint.last", "That was the last hint.")
  package static let hintsAllShown = Message(
    "hint.allShown",
    "All hints were shown before; this is the last one again."
  )
  package static let noHints = Message("hint.none", "Exercise {exercise} has no hints.")

  package static let resetUntouched = Message(
    "reset.untouched",
    "Exercise {exercise} is as it was at first; there is nothing to reset."
  )
  package static let resetDone = Message("reset.done", "Exercise {exercise} starts over.")
  package static let resetKept = Message("reset.kept", "Your files are kept in {path}")

  package static let busyPrompt = Message("prompt.busy", "one moment")
  package static let stateDone = Message("state.done", "done")
  package static let stateSome = Message("state.some", "{done} of {count} done")
  package static let stateBegun = Message("state.begun", "begun")
  package static let stateHere = Message("state.here", "you are here")
  package static let stateAttempted = Message("state.attempted", "attempted")
  package static let stateAttemptedNext = Message("state.attemptedNext", "attempted, next")
  package static let stateNext = Message("state.next", "next")
}
