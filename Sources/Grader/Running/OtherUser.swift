import Glibc
import Synchronization

/// A user that no other process of this machine is, for one run of one program.
///
/// What a user may have of processes is counted over all that the user runs, so two programs must not
/// share one.
struct OtherUser {
  /// The user's number, which is its group's too; no account has it.
  let id: uid_t

  private static let count = Atomic<UInt32>(0)
  /// Debian gives these numbers to no account.
  private static let ids: Range<uid_t> = 60_000..<65_000

  init() {
    let next = Self.count.add(1, ordering: .relaxed).newValue
    id = Self.ids.lowerBound + (uid_t(getpid()) &* 37 &+ next) % uid_t(Self.ids.count)
  }

  /// The words that let `setpriv` become that user for good.
  var words: [String] {
    ["--reuid", "\(id)", "--regid", "\(id)", "--clear-groups", "--inh-caps=-all", "--"]
  }

  /// Gives a folder to that user.
  /// - Throws: ``RunError/notStarted(path:code:)``.
  func own(_ folder: String) throws(RunError) {
    guard chown(folder, id, id) == 0 else { throw .notStarted(path: folder, code: errno) }
  }
}
