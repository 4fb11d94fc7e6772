/// What the tutor says while it watches files, and about editors.
extension Message {
  package static let watchPrompt = Message("watch.prompt", "watch {exercise}")
  package static let watchBegins = Message(
    "watch.begins",
    "Save a file, and the verdict comes by itself. `quit` ends the watch."
  )
  package static let watchMoves = Message(
    "watch.moves",
    "The watch goes along: saves of {exercise} are checked now, those of {before} no longer."
  )
  package static let watchVerdict = Message(
    "watch.verdict",
    "{exercise} as it stood at {time} (content {content})"
  )
  package static let watchSaved = Message(
    "watch.saved",
    "{exercise}: {files}; checked at {time} (content {content})"
  )
  package static let watchChanged = Message("watch.changed", "{files} changed")
  package static let watchGone = Message("watch.gone", "{files} gone")
  package static let watchStarter = Message(
    "watch.starter",
    "{exercise} is the starter again: there is nothing to check yet."
  )
  package static let noEditor = Message(
    "edit.noEditor",
    "No editor is named. Before you start tutor, name one: `export EDITOR=nano`. Or open the files"
      + " yourself: {folder}"
  )
  package static let noTerminalForEditor = Message(
    "edit.noTerminal",
    "An editor needs a terminal. The files are in {folder}."
  )
  package static let programFailed = Message(
    "edit.failed",
    "`{program}` ended with status {status}. The variables VISUAL or EDITOR, and PAGER, name what is"
      + " started."
  )
}
