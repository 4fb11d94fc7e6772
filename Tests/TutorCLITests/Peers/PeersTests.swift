import Foundation
import Support
import Testing

/// What students and instructors of other tools ran into, and must not run into here.
///
/// A test is named after the fault; above it stand the tools and their cases.
@Suite(.timeLimit(.minutes(10)))
struct PeersTests {
  /// The contents of exercise 1.1's file, right and wrong.
  enum Hello {
    static let right = "let hello = 2\n"
    static let endless = "let hello: Int = { while true {} }()\n"
    static let flood = "let hello: Int = { while true { print(\"again and again\") } }()\n"
    static let waiting =
      "import Foundation\nlet hello: Int = { Thread.sleep(forTimeInterval: 1_000); return 2 }()\n"
    static let leaving = "import Foundation\nlet hello: Int = { exit(0) }()\n"
    static let lying = """
      let hello: Int = {
        print("  pass  hello is two")
        print("1.1 Say hello: all 1 checks pass.")
        return 3
      }()

      """
  }

  /// Checks exercise 1.1 with this content of its file.
  func check(_ content: String, _ more: [String: String] = [:]) throws -> Filter {
    try AppWorkbook.make(more.merging([AppWorkbook.hello: content]) { _, new in new })
      .filter(["check", "1.1"])
  }

  /// A tutor under a terminal, with its first prompt.
  func atThePrompt(_ tutor: RunningTutor, columns: Int = 80) throws -> PseudoTerminal {
    let terminal = try tutor.underTerminal(columns: columns)
    try terminal.wait(for: "lesson 1 › ")
    return terminal
  }
}
