/// What the tutor says of settings that are understood and yet do not do what was meant.
extension Message {
  package static let noteNoFactor = Message(
    "note.noFactor",
    "The settings have `due` without `lateFactor`: late answers are shown as late and lose nothing."
      + " `\"lateFactor\": 0.9` takes a tenth a day; `\"lateFactor\": 1` says that this is meant."
  )
  package static let noteNoDue = Message(
    "note.noDue",
    "The settings have `lateFactor` without `due`: nothing is ever late. `\"due\": { \"5\":"
      + " \"2026-10-01T23:59:00+02:00\" }` says when lesson 5 is due."
  )
  package static let noteNotRead = Message(
    "note.notRead",
    "{file} is not read, since `--settings` names another file."
  )
  package static let noteCleared = Message(
    "note.cleared",
    "cleared.{student}.{exercise} of the settings clears nothing: {reason}"
  )
  package static let noteNoStudent = Message(
    "note.noStudent",
    "there is no submission `{student}`.{guess}"
  )
  package static let noteNotAssigned = Message("note.notAssigned", "{exercise} is not assigned.")
  package static let noteIdle = Message(
    "note.idle",
    "{key}.{part} of the settings does nothing: {part} is not assigned."
  )
  package static let noteNoAnswer = Message(
    "note.noAnswer",
    "there is no answer that can be checked."
  )
  package static let noteOtherContents = Message(
    "note.otherContents",
    "these are not the contents that {student} has handed in now. Take it out, and clear the answer anew"
      + " if it is held."
  )
}
