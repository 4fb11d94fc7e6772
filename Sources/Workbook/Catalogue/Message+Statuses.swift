/// What `help` says of tutor's exit statuses.
extension Message {
  package static let helpStatuses = Message("help.statuses", "What tutor ends with")

  package static let statusDone = Message("status.done", "done as asked")
  package static let statusChecksFailed = Message(
    "status.checksFailed",
    "an exercise was checked and did not pass, a replay differed, or verifying found something"
  )
  package static let statusWrongUsage = Message(
    "status.wrongUsage",
    "the command line cannot be understood"
  )
  package static let statusNotFound = Message(
    "status.notFound",
    "no such lesson, exercise or section, or no workbook here"
  )
  package static let statusFailed = Message(
    "status.failed",
    "something failed: a file, the compiler, an app that does not compile or that crashed"
  )
  package static let statusSignalled = Message(
    "status.signalled",
    "128 and a signal's number: the signal ended tutor"
  )
}
