/// What the tutor says of hints, answers, and what it keeps of a student's work.
extension Message {
  package static let hintTitle = Message("hint.title", "Hint {number} of {count} for {exercise}")
  package static let hintsLeft = Message("hint.left", "{count} more hints are left.")
  package static let hintOneLeft = Message("hint.oneLeft", "One more hint is left.")
  package static let hintWasLast = Message("hint.last", "That was the last hint.")
  package static let hintsAllShown = Message(
    "hint.allShown",
    "All hints were shown before; this is the last one again."
  )
  package static let noHints = Message("hint.none", "Exercise {exercise} has no hints.")
  package static let hintOffered = Message(
    "hint.offered",
    "\"{requirement}\" has now failed {times} times. `hint` shows hint {number} of {count}."
  )

  package static let answerLocked = Message(
    "answer.locked",
    "{exercise} has not passed yet, so its answer stays closed. `hint` gives a hint. To give the"
      + " exercise up and see the answer all the same: `solution {exercise} --give-up`"
  )
  package static let answerOpen = Message(
    "answer.open",
    "`solution {exercise}` shows our answer, `diff {exercise}` yours beside it."
  )
  package static let answerGivenUp = Message(
    "answer.givenUp",
    "{exercise} counts as given up from now on; when it passes after all, it counts as done."
  )
  package static let answerTitle = Message("answer.title", "An answer to {exercise}: {name}")
  package static let answerOthers = Message(
    "answer.others",
    "There are {count} right answers: {names}. `solution {exercise} {other}` shows that one."
  )
  package static let answerRemoves = Message("answer.removes", "{file} is not there any more.")
  package static let answerRest = Message(
    "answer.rest",
    "All other files are the starter's. `diff {exercise} {name}` shows yours beside it."
  )
  package static let noAnswer = Message(
    "answer.none",
    "{exercise} has no right answer named {name}. There are: {known}."
  )

  package static let diffTitle = Message(
    "diff.title",
    "{exercise}: a line with - is yours, a line with + is the answer's ({name})."
  )
  package static let diffSame = Message(
    "diff.same",
    "Your files for {exercise} are the same as the answer's ({name}), line by line."
  )
  package static let diffYours = Message("diff.yours", "{file}, yours")
  package static let diffAnswers = Message("diff.answers", "{file}, the answer's")

  package static let missingFiles = Message(
    "files.missing",
    "Of {exercise}'s files {folder} lacks: {files}. If you did not mean that: `reset {exercise}` brings"
      + " the starter's files back and keeps yours, `history {exercise}` lists what was kept of yours"
      + " before. If you renamed them, all is well: every Swift file there is compiled."
  )
  package static let missingFolder = Message(
    "files.missingFolder",
    "The folder of {exercise} is not there: {folder}. Give it back its name if you renamed it; `git"
      + " checkout -- {folder}` brings the original back, or in an edition making it anew over this one."
  )

  package static let resetUntouched = Message(
    "reset.untouched",
    "Exercise {exercise} is as it was at first; there is nothing to reset."
  )
  package static let resetDone = Message("reset.done", "Exercise {exercise} starts over.")
  package static let undone = Message(
    "undo.done",
    "The files of {exercise} are as they were before the last `{cause}`."
  )
  package static let restored = Message(
    "restore.done",
    "The files of {exercise} are those of line {number}."
  )
  package static let restoredAlready = Message(
    "restore.already",
    "The files of {exercise} are those of line {number} already."
  )
  package static let kept = Message(
    "keep.done",
    "What was there is kept, and `undo {exercise}` puts it back:"
  )
  package static let nothingToUndo = Message(
    "undo.nothing",
    "Nothing was reset, undone or restored yet, so there is nothing to undo."
  )
  package static let undoElsewhere = Message(
    "undo.elsewhere",
    "The files that were replaced last are those of {exercise}, in another lesson. `undo {exercise}` puts"
      + " back what they were before."
  )
  package static let nothingToUndoIn = Message(
    "undo.nothingIn",
    "Nothing of {exercise} was reset, undone or restored yet. `history {exercise}` lists what is kept"
      + " of it."
  )
}
