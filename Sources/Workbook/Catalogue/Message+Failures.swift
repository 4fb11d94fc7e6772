/// What the tutor says when a file of the workbook or of a student's progress fails it.
extension Message {
  package static let workbookNone = Message(
    "workbook.none",
    "No workbook at {path} or in any folder above it. Go into the workbook's folder, or set"
      + " TUTOR_WORKBOOK to it."
  )
  package static let workbookUnreadable = Message(
    "workbook.unreadable",
    "{path} cannot be read: {reason}. `git checkout -- \"{path}\"` brings the original back; in an"
      + " edition, making it anew over this one does."
  )
  package static let workbookSealBroken = Message(
    "workbook.sealBroken",
    "{path} is damaged: it is not what was sealed. Copy that file from where you have this edition"
      + " of the workbook, or make the edition anew over this one; your own files are as they"
      + " were."
  )

  package static let progressUnwritable = Message(
    "progress.unwritable",
    "{path} cannot be written: {reason}. Until it can, nothing of this visit is kept."
  )
  package static let progressUnreadable = Message(
    "progress.unreadable",
    "{path} could not be read: {reason}. Make it readable, or remove it to start a new one."
  )
  package static let progressKeptAside = Message(
    "progress.keptAside",
    "{path} could not be read ({reason}). It is kept as {kept}; progress starts afresh."
  )
  package static let progressDamaged = Message(
    "progress.damaged",
    "it is not what a tutor writes"
  )
  package static let progressFieldDamaged = Message(
    "progress.fieldDamaged",
    "its `{field}` is not what a tutor writes"
  )
  package static let progressNewer = Message(
    "progress.newer",
    "{path} has version {found}, this tutor reads up to {supported}. Update the workbook; until"
      + " then nothing is written."
  )
  package static let progressNoSnapshot = Message(
    "progress.noSnapshot",
    "{path} cannot be put back: {reason}. Your files are as they were."
  )
}
