/// What the tutor says about tours, about visits that are written down, and about files it writes.
extension Message {
  package static let tourPrompt = Message("tour.prompt", "tour")
  package static let tourOnward = Message(
    "tour.onward",
    "ENTER goes on, {count} more to come; `quit` leaves the app to you"
  )
  package static let tourReminder = Message(
    "tour.reminder",
    "ENTER goes on with the tour. `quit` ends it and leaves the app to you."
  )
  package static let tourOver = Message(
    "tour.over",
    "That was the tour. The app is yours now, as it stands: `help` lists what you can do."
  )
  package static let tourLeft = Message(
    "tour.left",
    "The tour is left. The app is yours now, as it stands; `quit` leaves it too."
  )

  package static let workReplaying = Message("work.replaying", "Playing {path} …")
  package static let replaySame = Message(
    "replay.same",
    "All is as recorded in {path}: {count} commands."
  )
  package static let replayDiffers = Message(
    "replay.differs",
    "{path}, line {line}: the app no longer answers `{command}` as recorded."
  )
  package static let replayNoLine = Message("replay.noLine", "(no line here)")

  package static let saved = Message(
    "save.done",
    "The visit so far, {count} commands, is in {path}. `tutor replay` with that file plays it again and"
      + " compares."
  )
  package static let mapWritten = Message(
    "map.written",
    "The map is in {path}; the workbook drew it itself."
  )
  package static let fileMissing = Message(
    "file.missing",
    "There is no file {path}. Is its name right? Without a `/` in front, it is looked for in the folder"
      + " that the tutor was started in."
  )
  package static let fileAlreadyThere = Message(
    "file.alreadyThere",
    "{path} is there already, and nothing was written. Give another name, or remove it first."
  )
  package static let fileNoFolder = Message(
    "file.noFolder",
    "There is no folder {path}. Make it first, or name another."
  )
  package static let fileUnwritable = Message(
    "file.unwritable",
    "{path} cannot be written: {reason}. Name a place where you may write."
  )
  package static let outputUnwritable = Message(
    "file.outputUnwritable",
    "Standard output cannot be written: {reason}. What it has got so far is not all; send it to a"
      + " place that has room."
  )
}
