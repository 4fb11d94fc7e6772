import Foundation
import Glibc
import Workbook

/// Keeps what was built, by what it was built from.
///
/// An entry is a folder that is made under another name and then renamed, so whoever looks finds all of
/// it or nothing, also when two graders make the same one or a grader is killed.
struct Cache: Sendable {
  /// What an entry holds; also the name of the folder that it lies in.
  enum Kind: String, CaseIterable {
    case toolchains, support, modules, programs, verdicts, visits

    /// A Boolean value that tells whether a second grader waits for the first, since making the entry
    /// takes all processors for long.
    var isMadeByOneAlone: Bool { self == .support }

    /// How many entries are kept, unless they were used in the last hour.
    var capacity: Int {
      switch self {
      case .toolchains, .support: 4
      case .modules, .programs: 200
      case .verdicts, .visits: 5000
      }
    }
  }

  /// The folder of all entries.
  let root: String

  /// The folder in which the compiler keeps the C modules that it has read.
  ///
  /// It takes them from no other place than it put them in: a cache that was moved begins anew.
  var clangModules: String {
    var place = Inputs()
    place.add([root])
    return "\(root)/clang-modules/\(place.fingerprint)"
  }

  /// Finds the entry made from these inputs, or makes it.
  /// - Parameters:
  ///   - kind: What the entry holds.
  ///   - inputs: All that it depends on.
  ///   - waiting: Told before this grader waits for another that makes it.
  ///   - make: Fills the new folder at a path; it may throw, and then nothing is kept.
  /// - Returns: The entry's path, which belongs to these inputs alone.
  /// - Throws: ``GraderError``.
  func entry(
    _ kind: Kind,
    _ inputs: Inputs,
    waiting: () -> Void = {},
    make: (String) throws(GraderError) -> Void
  ) throws(GraderError) -> String {
    let (path, isThere) = place(kind, inputs)
    if isThere {
      markAsUsed(path)
      return path
    }
    guard kind.isMadeByOneAlone else {
      return try newEntry(kind, at: path, inputs, make: make)
    }
    try makeFolder(root)
    let lock = "\(root)/\(kind.rawValue).lock"
    let refusal = { (reason: String) in GraderError.unwritable(path: lock, reason: reason) }
    return try FileLock.holding(path: lock, waiting: waiting, refused: refusal) {
      () throws(GraderError) in
      // Another grader may have made it while this one waited.
      let (path, isThere) = place(kind, inputs)
      return isThere ? path : try newEntry(kind, at: path, inputs, make: make)
    }
  }

  /// Finds the entry made from these inputs; nil if there is none.
  func existingEntry(_ kind: Kind, _ inputs: Inputs) -> String? {
    let (path, isThere) = place(kind, inputs)
    if isThere { markAsUsed(path) }
    return isThere ? path : nil
  }

  /// Finds the path that belongs to these inputs, and whether their entry is there.
  private func place(_ kind: Kind, _ inputs: Inputs) -> (path: String, isThere: Bool) {
    let name = "\(root)/\(kind.rawValue)/\(inputs.fingerprint)"
    var path = name
    var next = 1
    while exists(path) {
      // An entry without readable inputs is none of these: another grader is removing it.
      if let found = try? readFile("\(path)/inputs"), found == inputs.bytes { return (path, true) }
      path = "\(name)-\(next)"
      next += 1
    }
    return (path, false)
  }

  private func newEntry(
    _ kind: Kind,
    at path: String,
    _ inputs: Inputs,
    make: (String) throws(GraderError) -> Void
  ) throws(GraderError) -> String {
    try makeEntry(at: path, inputs, make: make)
    prune(kind)
    sweep()
    return path
  }

  private func makeEntry(
    at path: String,
    _ inputs: Inputs,
    make: (String) throws(GraderError) -> Void
  ) throws(GraderError) {
    let work = newWorkFolder()
    try makeFolder(work)
    defer { removeFolder(work) }
    try make(work)
    try writeFile("\(work)/inputs", inputs.bytes)
    if geteuid() == 0 { openToReaders(work) }
    try makeFolder((path as NSString).deletingLastPathComponent)
    if rename(work, path) != 0 {
      let reason = String(cString: strerror(errno))
      // Another grader was faster: its entry was made from the same.
      guard exists(path), try readFile("\(path)/inputs") == inputs.bytes else {
        throw .unwritable(path: path, reason: reason)
      }
    }
  }

  /// Removes what has not been used for long: entries beyond the capacity.
  private func prune(_ kind: Kind) {
    let folder = "\(root)/\(kind.rawValue)"
    guard let names = try? names(inFolder: folder), names.count > kind.capacity else { return }
    let byUse = names.map { (path: "\(folder)/\($0)", used: lastUse("\(folder)/\($0)")) }
      .sorted { $0.used > $1.used }
    let hourAgo = time(nil) - 3600
    for entry in byUse.dropFirst(kind.capacity) where entry.used < hourAgo { bury(entry.path) }
  }

  /// Removes the work that graders left which were killed.
  ///
  /// One that is gone leaves it alone for good; the number of one that is not may be another's by now.
  /// Each is given time, since a grader in another container has a number that nobody here knows.
  private func sweep() {
    let folder = "\(root)/making"
    let now = time(nil)
    for name in (try? names(inFolder: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      let maker = name.prefix { $0 != "-" }
      let isGone = pid_t(maker).map { kill($0, 0) != 0 && errno == ESRCH } ?? true
      if lastUse(path) < now - (isGone ? 600 : 3600) { bury(path) }
    }
  }

  /// Removes a folder; renamed first, so that nobody finds half of it.
  func bury(_ path: String) {
    let grave = newWorkFolder()
    if rename(path, grave) == 0 { removeFolder(grave) }
  }

  /// A path below the root that nobody else has.
  func newWorkFolder() -> String {
    "\(root)/making/\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 36))"
  }

  private func markAsUsed(_ path: String) { utimes(path, nil) }

  private func lastUse(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mtim.tv_sec : 0
  }
}

/// Removes a folder and what is in it; what another grader removes meanwhile is as good as removed.
func removeFolder(_ path: String) {
  try? FileManager.default.removeItem(atPath: path)
}
