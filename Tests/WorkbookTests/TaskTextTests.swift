import Testing

@testable import Workbook

@Suite struct TaskTextTests {
  @Test func onlyTheListBelowEditNamesFilesToEdit() {
    let task = TaskText(
      """
      # Hand off

      Kind: find the bug

      `Other.swift` is as it should be.

      Edit what you need of these. The others can
      stay as they are.

      - `First.swift`
      - `Second.swift`, `Third.swift`

      Leave `Fourth.swift` alone.
      """
    )
    #expect(task.kind == "find the bug")
    #expect(task.files == ["First.swift", "Second.swift", "Third.swift"])
    #expect(task.editLine == 7)
  }

  @Test(arguments: [
    "# Hand off\n\nMend `Flow.swift`.\n",
    "# Hand off\n\nEdit what you like.\n\nLeave `Flow.swift` alone.\n",
    "# Hand off\n\nEdit what you like.",
  ])
  func aTaskWithoutThatListNamesNone(text: String) {
    #expect(TaskText(text).files == [])
    #expect(TaskText(text).kind == nil)
  }
}
