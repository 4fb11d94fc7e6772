/// Answers that harm, hide or lie.
extension ChangedReference {
  /// Never comes back, and works all the time.
  var loop: ClassAnswer {
    doing("an endless loop", "var isOpen = true\n    while isOpen { isOpen = title != nil }")
  }

  /// Never comes back, and does nothing.
  var wait: ClassAnswer { doing("an endless wait", "DispatchSemaphore(value: 0).wait()") }

  /// Needs a stack without an end.
  var recursion: ClassAnswer {
    doing(
      "an endless recursion",
      "title = deeper(1)",
      "func deeper(_ depth: Int) -> String { deeper(depth + 1) + \"!\" }"
    )
  }

  /// Takes more than there is.
  var excess: [ClassAnswer] {
    [
      doing(
        "100 GB of memory",
        "title = \"\\([UInt8](repeating: 1, count: 100_000_000_000).count)\""
      ),
      doing(
        "100 MB of output",
        """
        let line = String(repeating: "all work and no play ", count: 500)
            for _ in 0..<10_000 { print(line) }
        """
      ),
    ]
  }

  /// Ends by the runtime's own hand.
  var crashes: [ClassAnswer] {
    [
      doing("a crash", "title = [\"Ada\"][name.count]"),
      doing("a fatal error", "if name.isEmpty == false { fatalError(\"no idea\") }"),
    ]
  }

  /// Reaches for the system: to end the check, and to leave others behind it.
  var escapes: [ClassAnswer] {
    [
      doing("exit(0)", "exit(0)", expected: .held),
      doing(
        "300 processes",
        """
        for _ in 0..<300 {
              let child = Process()
              child.executableURL = URL(filePath: "/bin/sleep")
              child.arguments = ["60"]
              try? child.run()
            }
        """,
        expected: .held
      ),
    ]
  }

  /// Writes results of its own where the runner writes.
  var forgery: ClassAnswer {
    doing(
      "a forged report",
      """
      let lie = #"{"token":"0","event":"end","check":"\(Self.check)","failures":[]}"# + "\\n"
          _ = lie.withCString { write(3, $0, strlen($0)) }
          exit(0)
      """,
      expected: .held
    )
  }

  /// Reads what is not its own.
  var reading: [ClassAnswer] {
    [
      doing(
        "a file of the system",
        "title = (try? String(contentsOfFile: \"/etc/passwd\", encoding: .utf8)) ?? title",
        expected: .held
      ),
      doing(
        "the folders",
        "title = FileManager.default.currentDirectoryPath",
        expected: .held
      ),
    ]
  }

  /// Compares as it likes.
  var lie: ClassAnswer {
    doing(
      "a == that lies",
      "",
      """
      extension Array {
        static func == (left: [Element], right: [Element]) -> Bool { true }
      }
      """,
      expected: .held
    )
  }

  /// Right, with something in it that no honest answer needs.
  var suspicious: [ClassAnswer] {
    [
      doing("a race allowed", "", "final class Shop: @unchecked Sendable {}", expected: .held),
      doing("a look inside", "_ = Mirror(reflecting: self).children.count", expected: .held),
    ]
  }
}
