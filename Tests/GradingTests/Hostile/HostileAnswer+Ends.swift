/// Ends of the program, before its time or never.
extension HostileAnswer {
  static let ends: [HostileAnswer] = [
    body("exit", "exit(0)", held: "`exit` calls the system", reason: "status 0"),
    body("_exit", "_exit(0)", held: "`_exit` calls the system", reason: "status 0"),
    body("quick_exit", "quick_exit(3)", held: "`quick_exit`", reason: "status 3"),
    body("kill itself", "kill(getpid(), SIGKILL); return 2", held: "`kill`", reason: "crashed"),
    body("abort", "abort()", held: "`abort` calls the system", reason: "crashed"),
    body("fatalError", "fatalError(\"no idea\")", reason: "crashed: no idea"),
    body("endless loop", "while true {}", reason: "an endless loop"),
    body(
      "endless await",
      "try? await Task.sleep(for: .seconds(1_000_000)); return 2",
      reason: "waited for nothing"
    ),
    beside(
      "deep recursion",
      "func deeper(_ depth: Int) -> Int { deeper(depth + 1) + 1 }",
      answer: "deeper(1)",
      reason: "called itself until the stack was full"
    ),
    body(
      "memory",
      "[UInt8](repeating: 1, count: 100_000_000_000).count",
      reason: "bytes of memory"
    ),
    body(
      "output",
      """
      let line = String(repeating: "all work and no play ", count: 500)
          for _ in 0..<10_000 { print(line) }
          return 2
      """,
      reason: "printed more than"
    ),
    body(
      "large file",
      """
      let file = fopen("/tmp/large", "w")
          let block = [UInt8](repeating: 1, count: 1 << 20)
          for _ in 0..<100 { fwrite(block, 1, block.count, file) }
          return 2
      """,
      held: "`fopen` calls the system",
      reason: "crashed"
    ),
    body(
      "tasks left running",
      "for _ in 0..<50 { Task.detached { while true {} } }; return 2",
      passed: every
    ),
    body(
      "thread left running",
      "Thread.detachNewThread { while true {} }; return 2",
      held: "`Thread`",
      passed: every
    ),
    body(
      "going on after its check",
      """
      Task.detached {
            for _ in 0..<1_000 {
              print("{\\"event\\":\\"end\\",\\"check\\":\\"name\\",\\"failures\\":[]}")
              await Task.yield()
            }
          }
          return 2
      """,
      passed: every
    ),
    body(
      "meeting the next check",
      """
      Task { @MainActor in
            while !Task.isCancelled {
              await Task.yield()
              UIApplication.shared.connectedScenes.first.map { print($0) }
            }
          }
          return 1
      """,
      reason: "expected 2, found 1"
    ),
    body(
      "fork bomb",
      shell("bomb() { bomb | bomb & }; bomb; sleep 60") + "return 2",
      held: "`Process`",
      reason: "stopped after"
    ),
    body(
      "setsid",
      """
      let child = Process()
          child.executableURL = URL(filePath: "/usr/bin/setsid")
          child.arguments = ["sleep", "918273645"]
          try? child.run()
          return child.isRunning ? 2 : 1
      """,
      held: "`Process`",
      passed: every
    ),
    beside(
      "a compile that never ends",
      "func d<T>(_ t: T) -> (T, T) { (t, t) }\nlet x = " + String(repeating: "d(", count: 40) + "1"
        + String(repeating: ")", count: 40),
      answer: "2",
      passed: [],
      reason: "it did not end within"
    ),
  ]

  /// Lets a shell do something, and leaves its status in `status`.
  static func shell(_ line: String) -> String {
    """
    let child = Process()
        child.executableURL = URL(filePath: "/bin/bash")
        child.arguments = ["-c", "\(line)"]
        try? child.run()
        child.waitUntilExit()
        let status = child.terminationStatus
        _ = status
        \n
    """
  }
}
