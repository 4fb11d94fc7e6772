import Glibc
import Synchronization

/// A user that no other process of this machine is, for one run of one program.
///
/// What a user may have of processes is counted over all that the user runs, so two programs must not
/// share one.
struct OtherUser {
  /// The user's number, which is its group's too; neither an account nor a container has it.
  let id: uid_t

  /// Where this process begins to count: so many numbers are there that two tutors do not meet.
  private static let first = UInt32.random(in: 0..<UInt32(ids.count))
  private static let count = Atomic<UInt32>(0)
  /// Above what Debian gives to accounts and packages, and systemd to containers.
  private static let free: Range<uid_t> = 2_000_000_000..<2_100_000_000
  /// Within a container that has no such users, those that Debian's packages seldom ask for.
  private static let few: Range<uid_t> = 60_000..<65_000
  private static let ids = isThere(free) ? free : few

  init() {
    let next = Self.count.add(1, ordering: .relaxed).newValue
    id = Self.ids.lowerBound + (Self.first &+ next) % uid_t(Self.ids.count)
  }

  /// A Boolean value that tells whether the system, or the container that this is, has these users.
  private static func isThere(_ users: Range<uid_t>) -> Bool {
    guard let map = try? readFile("/proc/self/uid_map") else { return true }
    return String(decoding: map, as: UTF8.self).split(separator: "\n").contains { line in
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 3 else { return false }
      return numbers[0] <= users.lowerBound && users.upperBound <= numbers[0] + numbers[2]
    }
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
