/// What the tutor says when a copy of the workbook is made for others, and in such a copy.
extension Message {
  package static let workEdition = Message("work.edition", "Copying the workbook …")

  package static let editionSealed = Message(
    "edition.sealed",
    "The workbook at {path} is a student's edition and has no answers itself, so no instructor's edition"
      + " can be made of it. Ask whoever gave it to you."
  )
  package static let editionOverlaps = Message(
    "edition.overlaps",
    "{path} lies in the workbook at {workbook}, or around it. Name a folder beside it."
  )
  package static let editionNone = Message(
    "edition.none",
    "{path} holds something and is no edition of the workbook. Nothing was written; name a folder that is"
      + " new or empty, or an edition."
  )
  package static let editionNoFolder = Message(
    "edition.noFolder",
    "{path} is no folder. Name another place."
  )
  package static let editionOtherKind = Message(
    "edition.otherKind",
    "{path} is an edition for a {kind}, and stays one. Nothing was written; name another folder."
  )
  package static let editionBusy = Message(
    "edition.busy",
    "Another tutor is writing the edition in {path} now, and this one has changed nothing there. Wait"
      + " until it has ended, and try again."
  )
  package static let editionRecord = Message(
    "edition.record",
    "{path} cannot be understood: it is damaged, or a newer tutor wrote it. Without it nobody knows which"
      + " files were changed, so nothing was written. Make the edition in a new folder, and copy the"
      + " changed files of Exercises, and .tutor, into it."
  )
  package static let editionExerciseMissing = Message(
    "edition.exerciseMissing",
    "The folder {path} is missing, though there are hidden checks for it. Bring it back before you make"
      + " an edition; nothing was written."
  )
  package static let editionMarks = Message(
    "edition.marks",
    "{path}:{line}: a mark of what a student's edition leaves out stands alone. `Left out of a student's"
      + " edition:` begins such a part, `Left out so far.` ends it."
  )
  package static let editionUnreadable = Message(
    "edition.unreadable",
    "{path} cannot be read: {reason}."
  )
  package static let editionUnwritable = Message(
    "edition.unwritable",
    "{path} cannot be written: {reason}. The same command goes on from there."
  )

  package static let editionDone = Message(
    "edition.done",
    "The {kind}'s edition is in {path}. Written: {written}; the same as before: {unchanged}; removed:"
      + " {removed}."
  )
  package static let editionLeftOut = Message(
    "edition.leftOut",
    "Left out, since it is no part of a workbook: {paths}."
  )
  package static let editionKept = Message(
    "edition.kept",
    "What was changed there stays as it is:"
  )
  package static let editionKeptExercise = Message(
    "edition.keptExercise",
    "{exercise}: {files}. `reset {exercise}` brings the starter; what is there now is kept."
  )
  package static let editionNewStarter = Message(
    "edition.newStarter",
    "{exercise}: {files}. Its starter is a new one: `reset {exercise}` brings it; what is there now is"
      + " kept."
  )
  package static let editionKeptFile = Message(
    "edition.keptFile",
    "{path}. Move it away and do this again to have the workbook's."
  )
  package static let editionInTheWay = Message(
    "edition.inTheWay",
    "{path}: a link or a folder is in its place, and nothing was written there."
  )
  package static let editionLeft = Message(
    "edition.left",
    "{path}. It has left the workbook; nothing needs it any more."
  )
  package static let editionFileRemoved = Message("edition.fileRemoved", "{file} (removed)")

  package static let noAnswersHere = Message(
    "edition.noAnswers",
    "This edition of the workbook holds no right answers. Whoever gave it to you has that of {exercise};"
      + " `hint {exercise}` helps on."
  )
  package static let nothingToBegin = Message(
    "edition.nothingToBegin",
    "This edition of the workbook holds its checks sealed, so no lesson or exercise can be begun here."
      + " Nothing was written; `new` is for the workbook that it was made from."
  )
  package static let nothingToVerify = Message(
    "edition.nothingToVerify",
    "This edition of the workbook holds no answers, right or wrong, so there is nothing to prove here."
      + " `verify` is for the workbook that it was made from."
  )
}
