import CSystem
import Glibc

/// A started program, with the ends of its pipes that are ours.
///
/// It is ended with its value, if it was not before.
struct ChildProcess: ~Copyable {
  /// The program and all that it started.
  let tree: ProcessTree
  /// What encloses it.
  let sandbox: Sandbox
  /// Readable when the started process has ended.
  let ended: Descriptor
  /// What it prints on descriptors 1 and 2.
  let output: Descriptor
  /// What it reports on descriptor 3; at its end from the start for a command without a channel.
  let channel: Descriptor
  private var isReaped = false

  /// Starts a program.
  /// - Parameters:
  ///   - command: The program and its surroundings; its own input is the caller's to write.
  ///   - input: What becomes its descriptor 0.
  ///   - limits: What it may use, as far as the system itself sees to it.
  ///   - sandbox: What encloses it.
  /// - Throws: ``RunError``; then nothing runs.
  init(
    _ command: Command,
    input: consuming Descriptor,
    limits: RunLimits,
    sandbox: Sandbox
  ) throws(RunError) {
    let words = try sandbox.words(for: command, limits: limits)
    let output = try Pipe()
    let channel = try Pipe()
    var handed = [input.rawValue, output.writing.rawValue, output.writing.rawValue]
    if command.hasChannel { handed.append(channel.writing.rawValue) }
    let tree = try ProcessTree { [handed] name, value throws(RunError) in
      try spawn(
        words,
        environment: command.environment.merging([name: value]) { $1 },
        folder: command.folder,
        descriptors: handed
      )
    }
    let ended = cs_pidfd_open(tree.leader)
    guard ended >= 0 else {
      let code = errno
      _ = tree.end()
      throw .systemCall("pidfd_open", code)
    }
    self.ended = Descriptor(ended)
    self.tree = tree
    self.sandbox = sandbox
    self.output = output.reading
    self.channel = channel.reading
    self.output.makeNonblocking()
    self.channel.makeNonblocking()
  }

  deinit {
    if !isReaped { _ = tree.end() }
  }

  /// Asks the program for a report of where it is; the Swift runtime writes it to descriptor 2.
  func requestBacktrace() {
    if let program = tree.descendant(depth: sandbox.depth) { kill(program, SIGQUIT) }
  }

  /// Kills what still runs of it, and reaps it; called once.
  /// - Parameter hasEnded: True if the program ended by itself.
  /// - Returns: How it ended; a signal of the program's own counts as such in every sandbox.
  mutating func end(hasEnded: Bool) -> Ending {
    isReaped = true
    let status = hasEnded && sandbox.endsWhole ? tree.endGroup() : tree.end()
    if cs_exited(status) == 0 { return .signalled(cs_signal(status)) }
    let code = cs_status(status)
    // bubblewrap passes a signal on as 128 and its number, as a shell does.
    let isSignal = sandbox.depth > 0 && (129...192).contains(code)
    return isSignal ? .signalled(code - 128) : .exited(code: code)
  }
}
