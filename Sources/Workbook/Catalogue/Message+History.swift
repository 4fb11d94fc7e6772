/// How the tutor tells where a student stands, and what happened before.
extension Message {
  package static let stateDone = Message("state.done", "done")
  package static let stateDoneAfter = Message("state.doneAfter", "done, after giving up")
  package static let stateGivenUp = Message("state.givenUp", "given up")
  package static let stateSome = Message("state.some", "{done} of {count} done")
  package static let stateSomeGivenUp = Message(
    "state.someGivenUp",
    "{done} of {count} done, {givenUp} given up"
  )
  package static let stateBegun = Message("state.begun", "begun")
  package static let stateHere = Message("state.here", "you are here")
  package static let stateAttempted = Message("state.attempted", "attempted")
  package static let stateAttemptedNext = Message("state.attemptedNext", "attempted, next")
  package static let statePassedReset = Message("state.passedReset", "passed, files reset")
  package static let statePassedBefore = Message(
    "state.passedBefore",
    "passed before, files changed since"
  )
  package static let stateNext = Message("state.next", "next")
  package static let courseOver = Message(
    "course.over",
    "This is the end of the course. All that is left are the exercises you gave up: {exercises}."
  )

  package static let historyTitle = Message("history.title", "{exercise} {title}")
  package static let historyNothing = Message(
    "history.nothing",
    "Nothing of {exercise} was checked yet; the first `check` begins its history."
  )
  package static let historyEarlier = Message(
    "history.earlier",
    "{count} earlier lines: `history {exercise} --all`"
  )
  package static let historyRestore = Message(
    "history.restore",
    "`history {exercise} --restore {number}` puts the files of a line back; what is there now is kept."
  )
  package static let historyPassed = Message("history.passed", "passed, {all} of {all} checks")
  package static let historyMet = Message("history.met", "{met} of {all} checks")
  package static let historyNotRun = Message("history.notRun", "does not compile")
  package static let historyReset = Message("history.reset", "reset")
  package static let historyUndo = Message("history.undo", "undo")
  package static let historyRestored = Message("history.restored", "restored")
  package static let historyNow = Message("history.now", "your files now")
  package static let noHistoryEntry = Message(
    "history.noEntry",
    "The history of {exercise} has no line {number}; it has {count}. `history {exercise}` lists them."
  )
  package static let contentsNotKept = Message(
    "history.notKept",
    "Line {number} of {exercise} has no files: they changed while they were checked."
  )
}
