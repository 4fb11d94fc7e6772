/// What the tutor says of many exercises at once, and of the time that a verdict took.
extension Message {
  package static let workCheckingAll = Message("work.checkingAll", "Checking every exercise …")
  package static let resultUntouched = Message("results.untouched", "not attempted")
  package static let resultNotCompiled = Message("results.notCompiled", "does not compile")
  package static let resultChecks = Message("results.checks", "{met} of {count} checks pass")
  package static let resultsSummary = Message(
    "results.summary",
    "{passed} of {attempted} attempted exercises pass; there are {count}."
  )

  /// What each stage on the way to a verdict is called, by its name in the code.
  package static let stages = [
    "support": Message("stage.support", "building UIKit"),
    "submission": Message("stage.submission", "compiling your files"),
    "checks": Message("stage.checks", "compiling the checks"),
    "link": Message("stage.link", "linking"),
    "run": Message("stage.run", "running"),
  ]
  package static let timingsRest = Message("timings.rest", "reading and comparing")
  package static let timingsTotal = Message("timings.total", "from command to verdict")
}
