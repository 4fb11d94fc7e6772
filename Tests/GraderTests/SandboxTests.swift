import Foundation
import Testing

@testable import Grader

/// What a program cannot reach, and what is left when it has ended: nothing.
@Suite(.timeLimit(.minutes(10)))
struct SandboxTests {
  private func run(_ script: String, in sandbox: Sandbox) throws -> Execution {
    let command = Command(
      executable: "/bin/sh",
      arguments: ["-c", script],
      environment: ["PATH": "/usr/bin:/bin"]
    )
    let limits = RunLimits(wall: .seconds(20), memory: 1 << 30, fileSize: 1000, output: 100_000)
    return try Run(command, limits: limits, sandbox: sandbox).execute()
  }

  /// A `sleep` that no other process of this machine runs.
  private func uniqueSleep() -> String {
    "sleep \(Int.random(in: 1_000_000..<1_000_000_000))"
  }

  @Test(
    arguments: [Sandbox.best, .reaper],
    [
      "SLEEP &", "setsid SLEEP &", "setsid -f SLEEP", "(setsid -f SLEEP &) &",
      "setsid sh -c 'SLEEP & SLEEP' &",
    ]
  )
  func nothingIsLeftBehind(_ sandbox: Sandbox, _ way: String) throws {
    let sleep = uniqueSleep()
    let seconds = sleep.split(separator: " ").last ?? ""
    // The shell waits for what it started, so that there is something to be left behind.
    let script = """
      \(way.replacing("SLEEP", with: sleep))
      until grep -qszx \(seconds) /proc/[0-9]*/cmdline; do :; done
      kill -KILL $$
      """
    let execution = try run(script, in: sandbox)
    #expect(execution.ending == .signalled(9))
    #expect(!isRunning(sleep))
  }

  @Test(arguments: [Sandbox.best, .reaper])
  func largeFileIsCut(_ sandbox: Sandbox) throws {
    let execution = try run(
      "head -c 2000 /dev/zero > /tmp/large-$$; wc -c < /tmp/large-$$; rm /tmp/large-$$",
      in: sandbox
    )
    #expect(execution.text.contains("1000\n"))
  }

  @Test(.enabled(if: Sandbox.best.isAsOtherUser, "only root may become another user"))
  func aProgramIsAUserThatNoOtherIs() throws {
    let users = try (1...2).map { _ in try run("id -u", in: .best).text }
    #expect(users[0] != users[1])
    #expect(!users.contains("0\n"))
    // The numbers of accounts and of packages end here.
    #expect(users.allSatisfy { (Int($0.dropLast()) ?? 0) > 65_535 })
    let tried =
      "kill -0 \(getpid()) 2>/dev/null && echo may kill; setpriv --reuid 0 id -u 2>/dev/null"
    #expect(try run(tried, in: .best).text == "")
  }

  @Test(.enabled(if: Sandbox.best.isAsOtherUser, "the system counts no processes of root's"))
  func aForkBombEndsAtItsLimitAndTheNextRunHasItsOwn() throws {
    // The first shell starts one process while there is room, and none after that.
    let command = Command(
      executable: "/bin/sh",
      arguments: ["-c", "bomb() { bomb | bomb & }; bomb & exec sleep 20"],
      environment: ["PATH": "/usr/bin:/bin"]
    )
    var limits = RunLimits(wall: .seconds(2), memory: 1 << 30, output: 1 << 20)
    limits.processes = 64
    let execution = try Run(command, limits: limits, sandbox: .best).execute()
    #expect(execution.ending == .timedOut(.waiting, after: .seconds(2)))
    #expect(try run("echo fine", in: .best).text == "fine\n")
  }

  @Test(.enabled(if: Sandbox.best != .reaper, "bubblewrap does not work here"))
  func bubblewrapHidesHomeAndNetworkAndKeepsTheSystem() throws {
    let script = """
      touch /usr/written 2>/dev/null && echo wrote to the system
      test -e "\(#filePath)" && echo sees the workbook
      test -e /root && echo sees a home
      grep -q : /proc/net/route 2>/dev/null; tail -n +3 /proc/net/dev | grep -v lo:
      echo mine > /tmp/mine && cat /tmp/mine
      """
    #expect(try run(script, in: .best).text == "mine\n")
  }
}

extension Sandbox {
  /// A Boolean value that tells whether a program runs as another user than this process.
  fileprivate var isAsOtherUser: Bool {
    if case .bubblewrap(_, asOtherUser: true) = self { true } else { false }
  }
}
