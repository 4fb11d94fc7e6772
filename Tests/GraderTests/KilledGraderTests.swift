import Glibc
import Testing

@testable import Grader

/// What happens to a running program when its grader does not end as it should; each in a process of
/// its own, which may be killed.
@Suite(.timeLimit(.minutes(1)))
struct KilledGraderTests {
  @Test(arguments: [true, false])
  func killedGraderLeavesNothing(usesBest: Bool) async {
    let seconds = Int.random(in: 1_000_000..<1_000_000_000)
    await #expect(processExitsWith: .signal(SIGKILL)) { [seconds = seconds as Int, usesBest] in
      let child = try startSleep(seconds, in: usesBest ? .best : .reaper)
      while !isRunning("sleep \(seconds)") {}
      kill(getpid(), SIGKILL)
      withExtendedLifetime(child.tree) {}
    }
    // The system ends the orphans in its own time; the suite's time limit is the only other way out.
    while isRunning("sleep \(seconds)") {}
  }

  @Test(arguments: [true, false])
  func droppedProgramEndsWithItsValue(usesBest: Bool) async {
    let seconds = Int.random(in: 1_000_000..<1_000_000_000)
    await #expect(processExitsWith: .success) { [seconds = seconds as Int, usesBest] in
      do {
        let child = try startSleep(seconds, in: usesBest ? .best : .reaper)
        while !isRunning("sleep \(seconds)") {}
        _ = consume child
      }
      #expect(!isRunning("sleep \(seconds)"))
    }
  }

  @Test func noDeadChildrenAreLeft() async {
    await #expect(processExitsWith: .success) {
      let scripts = [
        "setsid -f sleep 1000", "setsid sh -c 'sleep 1000 & sleep 1000' & sleep 0.1",
        "sleep 1000 & sleep 1000 & true", "(true &) & kill -KILL $$",
        "setsid setsid -f true; setsid sh -c 'exit 0' & sleep 0.1; kill -KILL $$",
      ]
      for script in scripts {
        for sandbox in [Sandbox.reaper, .trusted, .best]
        where sandbox != .trusted || !script.contains("setsid") {
          let command = Command(executable: "/bin/sh", arguments: ["-c", script])
          let limits = RunLimits(wall: .milliseconds(300), output: 1000)
          _ = try Run(command, limits: limits, sandbox: sandbox).execute()
        }
      }
      #expect(ProcessEntry.all().filter { $0.parent == getpid() }.isEmpty)
    }
  }
}

/// Starts a program that waits.
private func startSleep(_ seconds: Int, in sandbox: Sandbox) throws -> ChildProcess {
  let command = Command(executable: "/bin/sleep", arguments: ["\(seconds)"])
  return try ChildProcess(
    command,
    input: Descriptor(open("/dev/null", O_RDONLY | O_CLOEXEC)),
    limits: RunLimits(output: 1000),
    sandbox: sandbox
  )
}
