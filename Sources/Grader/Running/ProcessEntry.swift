import Glibc

/// A line of /proc: one process, its parent, and the time it has used.
struct ProcessEntry: Equatable {
  var id: pid_t
  var parent: pid_t
  /// The time that the processor worked for it and for those of its children that have been reaped.
  var cpu: Duration
  var isZombie: Bool
  /// A Boolean value that tells whether it works, or would if a processor were free.
  var isRunning: Bool

  /// Reads one process; nil when it has gone.
  init?(_ id: pid_t) {
    guard let text = contents(ofFile: "/proc/\(id)/stat") else { return nil }
    // The name is in parentheses and may hold anything, parentheses too.
    guard let name = text.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = text[(name + 1)...].split(separator: UInt8(ascii: " "), maxSplits: 16).prefix(15)
      .map { String(decoding: $0, as: UTF8.self) }
    guard fields.count > 14, let parent = pid_t(fields[1]) else { return nil }
    self.id = id
    self.parent = parent
    isZombie = fields[0] == "Z" || fields[0] == "X"
    isRunning = fields[0] == "R"
    let ticks = fields[11...14].compactMap { Int($0) }.reduce(0, +)
    cpu = .milliseconds(ticks * 1000 / max(sysconf(Int32(_SC_CLK_TCK)), 1))
  }

  /// Reads all processes that this one may see.
  static func all() -> [ProcessEntry] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    var entries: [ProcessEntry] = []
    while let item = readdir(folder) {
      // What is no process has a name that is no number, and gives 0.
      let id = withUnsafeBytes(of: &item.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self) { $0.baseAddress.map(atoi) ?? 0 }
      }
      if id > 0, let entry = ProcessEntry(id) { entries.append(entry) }
    }
    return entries
  }

  /// Counts the threads of all processes of this machine.
  static func threadCount() -> Int {
    // `0.52 0.58 0.59 1/345 12345`: of the fourth field, what stands behind the stroke.
    let words = contents(ofFile: "/proc/loadavg")?.split(separator: UInt8(ascii: " ")) ?? []
    guard words.count > 3 else { return 0 }
    let count = words[3].split(separator: UInt8(ascii: "/")).last ?? []
    return Int(String(decoding: count, as: UTF8.self)) ?? 0
  }

  /// A Boolean value that tells whether the process may gain no privileges, as none in a sandbox may.
  var isConfined: Bool {
    guard let status = contents(ofFile: "/proc/\(id)/status") else { return false }
    return String(decoding: status, as: UTF8.self).contains("NoNewPrivs:\t1")
  }

  /// A Boolean value that tells whether the process was started with `setting` in its environment.
  func bears(_ setting: String) -> Bool {
    guard let environment = contents(ofFile: "/proc/\(id)/environ") else { return false }
    return environment.split(separator: 0).contains { $0.elementsEqual(setting.utf8) }
  }
}

/// Reads a whole small file of /proc; nil when it has gone or may not be read.
private func contents(ofFile path: String) -> [UInt8]? {
  let raw = open(path, O_RDONLY | O_CLOEXEC)
  guard raw >= 0 else { return nil }
  let descriptor = Descriptor(raw)
  var bytes: [UInt8] = []
  while true {
    switch readBytes(from: descriptor.rawValue, atMost: 4096) {
    case .bytes(let part): bytes += part
    case .end: return bytes
    case .nothingYet, .failed: return nil
    }
  }
}
