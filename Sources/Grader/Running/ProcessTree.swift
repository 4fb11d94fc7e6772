import Glibc
import Synchronization

/// A started process and whatever it started, also what left its group or lost its parent.
struct ProcessTree {
  /// The process that was started.
  let leader: pid_t
  /// A setting in the leader's environment, inherited by all below it, borne by no other process.
  let mark: String

  /// The leaders that have not been reaped: their ends belong to those who started them.
  private static let running = Mutex<Set<pid_t>>([])

  /// Starts the leader.
  /// - Parameter spawn: Starts a process with one more setting in its environment.
  /// - Throws: What `spawn` throws.
  init(
    spawn: (_ name: String, _ value: String) throws(RunError) -> pid_t
  ) throws(RunError) {
    let (name, value) = ("COORDINATOR_WORKBOOK_RUN", String(UInt64.random(in: .min ... .max)))
    mark = "\(name)=\(value)"
    leader = try Self.running.withLock { running throws(RunError) in
      let leader = try spawn(name, value)
      running.insert(leader)
      return leader
    }
  }

  /// Lists the living members; a process whose parent has gone is known by the mark.
  ///
  /// The mark is looked for only among this process's own children, since orphans come to it.
  func members() -> [ProcessEntry] {
    let all = ProcessEntry.all()
    let children = Dictionary(grouping: all, by: \.parent)
    let orphans = (children[getpid()] ?? []).filter { $0.id != leader && $0.bears(mark) }
    var found = all.filter { $0.id == leader } + orphans
    var next = 0
    while next < found.count {
      found += children[found[next].id] ?? []
      next += 1
    }
    return found
  }

  /// What all members have used until now.
  var usage: Usage {
    members().reduce(into: Usage()) { usage, member in
      usage.cpu += member.cpu
      usage.isRunning = usage.isRunning || member.isRunning
    }
  }

  /// Finds the process `depth` generations below the leader, the first child each time.
  func descendant(depth: Int) -> pid_t? {
    let members = members()
    var id = leader
    for _ in 0..<depth {
      guard let child = members.first(where: { $0.parent == id }) else { return nil }
      id = child.id
    }
    return id
  }

  /// Kills all members, also those that are started meanwhile, and reaps what is this process's.
  /// - Returns: The leader's status, as `waitpid` gives it.
  func end() -> Int32 {
    kill(-leader, SIGKILL)
    var members = members()
    signal(members)
    let status = reapGroup()
    for _ in 0..<100 where !members.isEmpty {
      // Parents come first: when one is reaped, its children have come to this process.
      for member in members where member.id != leader { reap(member.id) }
      members = self.members().filter { !$0.isZombie && $0.id != leader }
      signal(members)
    }
    reapOrphans()
    return status
  }

  /// Reaps what some program left behind dead.
  ///
  /// The dead have no environment to be known by, but keep the mark of what may gain no privileges, which
  /// other children of this process do not have.
  private func reapOrphans() {
    guard ProcessEntry(getpid())?.isConfined == false else { return }
    Self.running.withLock { running in
      for entry in ProcessEntry.all()
      where entry.parent == getpid() && entry.isZombie && !running.contains(entry.id) {
        if entry.isConfined { reap(entry.id) }
      }
    }
  }

  /// Kills the leader's group and reaps what of it is this process's.
  ///
  /// Once this process has taken in orphans, a grandchild can be its child too.
  /// - Returns: The leader's status, as `waitpid` gives it.
  func endGroup() -> Int32 {
    kill(-leader, SIGKILL)
    return reapGroup()
  }

  private func reapGroup() -> Int32 {
    var result: Int32 = 0
    while true {
      var status: Int32 = 0
      let id = waitpid(-leader, &status, 0)
      if id == leader { result = status }
      if id < 0, errno != EINTR { break }
    }
    _ = Self.running.withLock { $0.remove(leader) }
    return result
  }

  private func signal(_ members: [ProcessEntry]) {
    for member in members { kill(member.id, SIGKILL) }
  }
}

/// Waits for a child that was killed; what is no child is left alone.
private func reap(_ id: pid_t) {
  while waitpid(id, nil, 0) < 0, errno == EINTR {}
}
