/// What the tutor says about a folder for Xcode.
extension Message {
  package static let exportWritten = Message("export.written", "Written: {path}")
  package static let exportOnward = Message(
    "export.onward",
    "On a Mac, open `{name}.xcodeproj` in it with Xcode; the README beside it says how. It was made"
      + " without a Mac, and never opened on one."
  )
  package static let exportAlreadyThere = Message(
    "export.alreadyThere",
    "{path} is there already, and nothing was written. Move it away, or name another folder:"
      + " `export … to DIR`."
  )
  package static let exportNoFolder = Message(
    "export.noFolder",
    "There is no folder {path} to write into. Make it, or name another folder."
  )
  package static let exportNoCode = Message(
    "export.noCode",
    "{path} holds no Swift file, so there is no app to export. In an exercise, `undo` or `reset` puts"
      + " files back."
  )
  package static let exportUnwritable = Message(
    "export.unwritable",
    "{path} cannot be written: {reason}. Nothing of it was left; name another folder."
  )
}
