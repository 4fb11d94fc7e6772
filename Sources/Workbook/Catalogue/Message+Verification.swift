/// What the tutor says to authors, when the course is verified.
extension Message {
  package static let workVerifying = Message(
    "work.verifying",
    "Verifying; what has not changed is not run again …"
  )
  package static let workRecording = Message("work.recording", "Driving the apps …")
  package static let workBreaking = Message(
    "work.breaking",
    "Breaking the right answers, a statement at a time …"
  )
  package static let verifySound = Message(
    "verify.sound",
    "All promises are kept. Lessons: {lessons}; exercises: {exercises}."
  )
  package static let verifyFindings = Message("verify.findings", "Findings: {count}")
  package static let recordWritten = Message("record.written", "Written: {path}")
  package static let recordLook = Message(
    "record.look",
    "Read what was written: a recording proves nothing of what the app ought to do."
  )
  package static let recordNothing = Message(
    "record.nothing",
    "Nothing was written: all transcripts and tours are true."
  )
  package static let mutantsBeginning = Message(
    "mutants.beginning",
    "{exercise}: {count} changes"
  )
  package static let mutantsShare = Message(
    "mutants.share",
    "{exercise}: the checks see {percent} % of {count} changes; unseen are {unseen}. Further {harmless}"
      + " make no difference."
  )
}
