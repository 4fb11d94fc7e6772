import CSystem
import Glibc

/// What keeps a started program in its place.
package enum Sandbox: Equatable, Sendable {
  /// Nothing but the process group: for compilers and linkers.
  case trusted
  /// bubblewrap at this path: no network, a system to read, a /tmp of its own, process numbers of its
  /// own, so that all of it ends when its first process does. The program runs as a user that nobody
  /// else is, where this process may choose.
  case bubblewrap(path: String, asOtherUser: Bool)
  /// Where there is no bubblewrap: what leaves the group comes to this process when its parent ends,
  /// and is found in /proc.
  case reaper

  /// The strongest that works on this machine, found out once.
  package static let best: Sandbox = {
    guard let path = findTool("bwrap") else { return .reaper }
    let ways = geteuid() == 0 ? [true, false] : [false]
    return ways.map { Sandbox.bubblewrap(path: path, asOtherUser: $0) }.first(where: \.works)
      ?? .reaper
  }()

  /// How many generations below the started process the program itself runs.
  var depth: Int {
    if case .bubblewrap = self { 2 } else { 0 }
  }

  /// The same, with a program that stays this process's user and so may read what only that may.
  var asThisUser: Sandbox {
    if case .bubblewrap(let path, _) = self {
      .bubblewrap(path: path, asOtherUser: false)
    } else {
      self
    }
  }

  /// A Boolean value that tells whether a program's end leaves nothing behind by itself.
  var endsWhole: Bool { self != .reaper }

  /// Puts what limits and encloses a command before it.
  func words(for command: Command, limits: RunLimits) throws(RunError) -> [String] {
    try limits.words(allowing: processes(limits))
      + prefix(for: command) + [command.executable] + command.arguments
  }

  /// The processes that the program's user may have; nil where the system counts none.
  private func processes(_ limits: RunLimits) -> Int? {
    guard let processes = limits.processes else { return nil }
    switch self {
    case .bubblewrap(_, asOtherUser: true): return processes
    // It stays this process's user, who has others.
    case .bubblewrap, .reaper: return geteuid() == 0 ? nil : processes + ProcessEntry.threadCount()
    case .trusted: return nil
    }
  }

  private func prefix(for command: Command) throws(RunError) -> [String] {
    // bubblewrap ends at its program's end, a moment before the first process of the space that all
    // others end with. That one comes to this process then, which waits for it.
    if self != .trusted { _ = cs_set_subreaper() }
    switch self {
    case .trusted:
      return []
    case .bubblewrap(let path, asOtherUser: true):
      let user = OtherUser()
      if let folder = command.writable { try user.own(folder) }
      let spaces = ["ipc", "pid", "net", "uts", "cgroup-try"].map { "--unshare-\($0)" }
      let rights = ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"]
      return [path] + spaces + Self.surroundings(of: command, rights: rights)
        + [try requireTool("setpriv")] + user.words
    case .bubblewrap(let path, asOtherUser: false):
      return [path, "--unshare-all"] + Self.surroundings(of: command)
    case .reaper:
      return [try requireTool("setpriv"), "--no-new-privs", "--pdeathsig", "KILL", "--"]
    }
  }

  private static func surroundings(of command: Command, rights: [String] = []) -> [String] {
    let system = ["/usr", "/lib", "/lib32", "/lib64", "/bin", "/etc/ld.so.cache"]
    let readable = system + command.visible
    let writable = command.writable.map { [$0] } ?? []
    return ["--die-with-parent", "--cap-drop", "ALL"] + rights
      + ["--dev", "/dev", "--proc", "/proc"]
      + ["--perms", "1777", "--size", "\(64 << 20)", "--tmpfs", "/tmp"]
      + (readable + writable).flatMap(ancestors)
      + readable.flatMap { ["--ro-bind-try", $0, $0] } + writable.flatMap { ["--bind", $0, $0] }
      + ["--chdir", command.writable ?? "/tmp", "--"]
  }

  /// Makes the folders above a path; bubblewrap itself would let nobody else look through them.
  private static func ancestors(of path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.flatMap { ["--dir", "/" + parts[...$0].joined(separator: "/")] }
  }

  private var works: Bool {
    let command = Command(executable: "/bin/true")
    let limits = RunLimits(wall: .seconds(5), output: 65_536)
    do {
      return try Run(command, limits: limits, sandbox: self).execute().ending == .exited(code: 0)
    } catch {
      return false
    }
  }
}

extension RunLimits {
  /// The words that set the system's own limits, to stand before a command's.
  fileprivate func words(allowing processes: Int?) throws(RunError) -> [String] {
    guard memory != nil || fileSize != nil else { return [] }
    var words = [try requireTool("prlimit"), "--core=0"]
    if let memory { words.append("--as=\(memory)") }
    if let fileSize { words.append("--fsize=\(fileSize)") }
    if let processes { words.append("--nproc=\(processes)") }
    return words + ["--"]
  }
}
