/// What the tutor says of submissions that are not as they should be.
extension Message {
  package static let handInLacks = Message(
    "handIn.lacks",
    "{exercise}: no check could run, and these files of the exercise were not handed in: {files}. Hand in"
      + " all files of an exercise, also those that you left as they were."
  )
  package static let handInLink = Message(
    "handIn.link",
    "it is a link and is not followed. Hand in the file itself."
  )
  package static let handInNoFile = Message(
    "handIn.noFile",
    "it is neither a file nor a folder, but a device, a pipe or a link's twin."
  )
  package static let handInTooLarge = Message(
    "handIn.tooLarge",
    "it is larger than {limit} bytes."
  )
  package static let handInNotUTF8 = Message(
    "handIn.notUTF8",
    "it is not UTF-8: the byte at offset {offset} belongs to no character."
  )
  package static let handInOutside = Message(
    "handIn.outside",
    "its path leads out of the submission, and it is not read."
  )
  package static let handInUnusableName = Message(
    "handIn.unusableName",
    "its name is too long or no text."
  )
  package static let handInTwin = Message(
    "handIn.twin",
    "another file beside it has a name of the same letters, in other bytes. Hand in one of the two."
  )
  package static let handInTooDeep = Message(
    "handIn.tooDeep",
    "it lies below {limit} folders, and nothing in it is read."
  )
  package static let handInUnreadable = Message("handIn.unreadable", "it cannot be read: {reason}.")
  package static let handInTooMany = Message(
    "handIn.tooMany",
    "There are more than {limit} files; the rest is not read."
  )
  package static let handInTooMuch = Message(
    "handIn.tooMuch",
    "The Swift files have more than {limit} bytes together; the rest is not read."
  )
  package static let handInArchive = Message(
    "handIn.archive",
    "{name} could not be read to its end: {reason}"
  )
  package static let handInUnknownArchive = Message(
    "handIn.unknownArchive",
    "it is no archive that is known here."
  )
  package static let handInLocked = Message(
    "handIn.locked",
    "it is locked with a password. Hand it in without one."
  )
  package static let handInSeveral = Message(
    "handIn.several",
    "There are several archives; the newest, {used}, counts. Left out: {left}."
  )
  package static let handInRivals = Message(
    "handIn.rivals",
    "{names} bear one name and are not alike in this: neither counts until one of them is gone."
  )
  package static let handInTwice = Message(
    "handIn.twice",
    "{exercise} is there twice; {used} counts, {left} does not."
  )
  package static let handInNothing = Message(
    "handIn.nothing",
    "None of the course's exercises was found. Each belongs in a folder of its name, in one of its"
      + " lesson's name: 05-child-coordinators/1-hand-off."
  )

  package static let scriptOverflow = Message(
    "script.overflow",
    "more than {limit} bytes came out of it."
  )
  package static let scriptTimeOut = Message("script.timeOut", "it took longer than {limit}.")
  package static let scriptFailed = Message("script.failed", "what reads it gave no reason.")
}
