import CSystem
import Glibc

/// What keeps a started program in its place.
package enum Sandbox: Equatable, Sendable {
  /// Nothing but the process group: for compilers and linkers.
  case trusted
  /// bubblewrap at this path: no network, a system to read, a /tmp of its own, process numbers of its
  /// own, so that all of it ends when its first process does.
  case bubblewrap(path: String)
  /// Where there is no bubblewrap: what leaves the group comes to this process when its parent ends,
  /// and is found in /proc.
  case reaper

  /// The strongest that works on this machine, found out once.
  package static let best: Sandbox = {
    guard let path = findTool("bwrap") else { return .reaper }
    let sandbox = Sandbox.bubblewrap(path: path)
    return sandbox.works ? sandbox : .reaper
  }()

  /// How many generations below the started process the program itself runs.
  var depth: Int {
    if case .bubblewrap = self { 2 } else { 0 }
  }

  /// A Boolean value that tells whether a program's end leaves nothing behind by itself.
  var endsWhole: Bool { self != .reaper }

  /// Puts what limits and encloses a command before it.
  func words(for command: Command, limits: RunLimits) throws(RunError) -> [String] {
    try limits.words() + prefix(for: command) + [command.executable] + command.arguments
  }

  private func prefix(for command: Command) throws(RunError) -> [String] {
    switch self {
    case .trusted:
      return []
    case .bubblewrap(let path):
      let system = ["/usr", "/lib", "/lib32", "/lib64", "/bin", "/etc/ld.so.cache"]
      let visible = (system + command.visible).flatMap { ["--ro-bind-try", $0, $0] }
      return [path, "--unshare-all", "--die-with-parent", "--cap-drop", "ALL"]
        + ["--dev", "/dev", "--proc", "/proc", "--size", "\(64 << 20)", "--tmpfs", "/tmp"]
        + visible + ["--chdir", "/tmp", "--"]
    case .reaper:
      _ = cs_set_subreaper()
      return [try requireTool("setpriv"), "--no-new-privs", "--pdeathsig", "KILL", "--"]
    }
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
  fileprivate func words() throws(RunError) -> [String] {
    guard memory != nil || fileSize != nil else { return [] }
    var words = [try requireTool("prlimit"), "--core=0"]
    if let memory { words.append("--as=\(memory)") }
    if let fileSize { words.append("--fsize=\(fileSize)") }
    return words + ["--"]
  }
}
