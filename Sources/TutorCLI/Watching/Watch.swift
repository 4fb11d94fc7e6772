import Workbook

/// Sees to it that what a student saves gets one verdict, and that no verdict is of anything else.
///
/// It decides from contents and times alone, and touches neither disk nor compiler.
struct Watch: Equatable, Sendable {
  /// Editors save in several steps; the files are looked at when nothing has happened for this long.
  static let quiet = Duration.milliseconds(20)
  /// Where no events arrive, as in some network folders, the files are looked at this often.
  static let interval = Duration.seconds(1)

  /// What the verdict shown last belongs to.
  private(set) var shown: Contents?
  /// What is being checked.
  private(set) var checking: Contents?
  private var nextLook: ContinuousClock.Instant

  /// Begins to watch.
  /// - Parameters:
  ///   - seen: What needs no verdict any more: the starter that nobody has touched.
  ///   - now: The time.
  init(seen: Contents? = nil, now: ContinuousClock.Instant) {
    shown = seen
    nextLook = now
  }

  /// Something has changed; it is looked at when it is quiet.
  mutating func changed(now: ContinuousClock.Instant) { nextLook = now + Self.quiet }

  /// The time until the files are to be looked at.
  func wait(now: ContinuousClock.Instant) -> Duration { max(.zero, now.duration(to: nextLook)) }

  /// The files could not be read.
  mutating func lookLater(now: ContinuousClock.Instant) { nextLook = now + Self.interval }

  /// A look at the files.
  /// - Returns: Whether they are to be checked, in place of what is being checked.
  mutating func look(at contents: Contents, now: ContinuousClock.Instant) -> Bool {
    nextLook = now + Self.interval
    guard contents != checking ?? shown else { return false }
    checking = contents
    return true
  }

  /// A verdict has come.
  /// - Parameters:
  ///   - fingerprint: That of the contents that the verdict belongs to.
  ///   - current: What the files hold now.
  /// - Returns: Whether the verdict is to be shown; one on a text of before is not.
  mutating func take(_ fingerprint: String, current: Contents) -> Bool {
    checking = nil
    guard fingerprint == current.fingerprint else { return false }
    shown = current
    return true
  }

  /// This content needs no verdict any more.
  mutating func shown(_ contents: Contents) {
    shown = contents
    checking = nil
  }

  /// The check has made room for something else; what it was to check is due again.
  mutating func forget() { checking = nil }

  /// The check has been given up, or could not be done; it is not begun again before a change.
  mutating func giveUp() {
    shown = checking ?? shown
    checking = nil
  }
}
