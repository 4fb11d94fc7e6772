import Foundation
import Support
import Testing

/// A shell completes the tutor's command line by asking the tutor.
@Suite(.timeLimit(.minutes(10)))
struct CompletionsTests {
  @Test(
    arguments: [
      ("tutor les", "lesson"),
      ("tutor lesson ", "1\n2"),
      ("tutor check 1.", "1.1\n1.2"),
      ("tutor read 2 on", "only-one"),
      ("tutor compl", "completions"),
      ("tutor nothing ", ""),
      ("tutor --plain les", "lesson"),
      ("tutor --plain check 1.", "1.1\n1.2"),
      ("tutor check --plain 1.", "1.1\n1.2"),
      ("tutor --pl", "--plain"),
      ("tutor check --pl", "--plain"),
      ("tutor --plain --pl", ""),
    ]
  )
  func theTutorIsAskedForTheWords(line: String, words: String) throws {
    let result = try RunningTutor().filter(["complete", line])
    #expect(result.output.trimmingCharacters(in: .newlines) == words)
    #expect(result.status == 0)
  }

  @Test func bashCompletes() throws {
    var tutor = try RunningTutor()
    let folder = BuiltProduct.url("tutor").deletingLastPathComponent().path
    tutor.environment["PATH"] = "\(folder):/usr/bin:/bin"
    let script = """
      source <(tutor completions bash)
      complete -p tutor
      COMP_LINE="tutor check 1."; COMP_POINT=${#COMP_LINE}; _tutor; echo "${COMPREPLY[*]}"
      COMP_LINE="tutor --plain les"; COMP_POINT=${#COMP_LINE}; _tutor; echo "${COMPREPLY[*]}"
      """
    let result = try Filter.run(
      URL(filePath: "/bin/bash"),
      ["-c", script],
      environment: tutor.environment,
      in: tutor.workbook.url
    )
    #expect(result.output == "complete -o default -F _tutor tutor\n1.1 1.2\nlesson\n")
  }

  @Test func anotherShellIsRefusedWithTheNamesOfThoseThatAreKnown() throws {
    let result = try RunningTutor().filter(["completions", "tcsh"])
    #expect(result.errors.contains("bash|zsh|fish"))
    #expect(result.status == 2)
  }
}
