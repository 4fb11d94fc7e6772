/// What the tutor says when its workbook has become newer than it is itself.
extension Message {
  package static let renewing = Message(
    "renewal.begins",
    "The workbook was updated, and this tutor is older: it builds itself anew (about a minute)."
  )
  package static let renewed = Message("renewal.done", "The new tutor is built.")
  package static let renewalFailed = Message(
    "renewal.failed",
    "The new tutor could not be built: {reason}"
  )
  package static let renewalBusy = Message(
    "renewal.busy",
    "Something else builds in this workbook just now, as `swift test` does. The old tutor goes on; the"
      + " next start tries again."
  )
  package static let renewalLog = Message(
    "renewal.log",
    "All that the build said is in {path}. The old tutor goes on; `./.install` in {root} tries again."
  )
  package static let renewalFailedBefore = Message(
    "renewal.failedBefore",
    "This tutor is older than its workbook, and building the new one failed before."
  )
}
