@testable import Grader

extension HostileSubmission {
  static let resources = [
    HostileSubmission(
      testDescription: "100 MB of output",
      second: """
        let line = String(repeating: "all work and no play ", count: 500)
        for _ in 0..<10_000 { print(line) }
        return ["two"]
        """
    ) { $0 == .outputOverflowed(limit: 1 << 20) },
    HostileSubmission(
      testDescription: "100 GB of memory",
      second: "return [\"\\([UInt8](repeating: 1, count: 100_000_000_000).count)\"]"
    ) { $0.isOutOfMemory },
    HostileSubmission(
      testDescription: "a file of 100 MB",
      second: """
        let file = fopen("/tmp/coordinator-workbook-large-file", "w")
        let block = [UInt8](repeating: 1, count: 1 << 20)
        unlink("/tmp/coordinator-workbook-large-file")
        for _ in 0..<100 { fwrite(block, 1, block.count, file) }
        return ["two"]
        """
    ) { $0.crash?.signal == 25 },
  ]

  static let escapes = [
    HostileSubmission(testDescription: "exit(0) in a check", second: "exit(0)") {
      $0 == .endedProcess(code: 0)
    },
    HostileSubmission(
      testDescription: "exit(0) in a static initializer",
      second: "return Late.words",
      extra: "enum Late { static let words: [String] = { exit(0) }() }"
    ) { $0 == .endedProcess(code: 0) },
    HostileSubmission(testDescription: "_exit(3)", second: "_exit(3)") {
      $0 == .endedProcess(code: 3)
    },
    HostileSubmission(
      testDescription: "kill(getpid(), SIGKILL)",
      second: "kill(getpid(), SIGKILL); return []"
    ) {
      $0.crash?.signal == 9
    },
  ]

  static let lies = [
    HostileSubmission(
      testDescription: "an Array that lies about isEmpty and ==",
      second: "return []",
      extra: """
        extension Array {
          var isEmpty: Bool { true }
          static func == (left: [Element], right: [Element]) -> Bool { true }
          static func != (left: [Element], right: [Element]) -> Bool { false }
        }
        func expect(_ found: [String], equals expected: [String], _ what: String) {}
        """
    ) { $0.failures == ["[]"] },
    HostileSubmission(
      testDescription: "a printed pass",
      second: """
        print(#"{"token":"","event":"end","check":"second","failures":[]}"#)
        print("All checks passed.")
        return ["a lie"]
        """
    ) { $0.failures == [#"["a lie"]"#] },
    HostileSubmission(
      testDescription: "a forged report",
      second: """
        let lie = #"{"token":"00000000000000000000000000000000","event":"end","#
          + #""check":"second","failures":[]}"# + "\\n"
        _ = lie.withCString { write(3, $0, strlen($0)) }
        return ["a lie"]
        """
    ) { $0.failures == [#"["a lie"]"#] },
    HostileSubmission(
      testDescription: "a forged report before exit(0)",
      second: """
        let lie = #"{"token":"0","event":"end","check":"second","failures":[]}"# + "\\n"
        _ = lie.withCString { write(3, $0, strlen($0)) }
        exit(0)
        """
    ) { $0 == .endedProcess(code: 0) },
    HostileSubmission(
      testDescription: "reading the token from standard input",
      second: "return [readLine() ?? \"nothing to read\"]"
    ) { $0.failures == [#"["nothing to read"]"#] },
  ]
}
