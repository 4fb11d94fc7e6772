import Testing

@testable import TutorCLI

struct MarkdownTests {
  @Test func blocksAreParsedToValues() {
    let blocks = Markdown.parse(
      """
      ## A `b`

      3. *x*
      4. **y**

      ```swift antipattern
      let a = 1

      ```
      """
    )
    #expect(
      blocks == [
        .heading(level: 2, [.text("A "), .code("b")]),
        .list(
          .numbers(from: 3),
          isTight: true,
          items: [
            [.paragraph([.emphasis([.text("x")])])], [.paragraph([.strong([.text("y")])])],
          ]
        ),
        .code(language: "swift antipattern", lines: ["let a = 1", ""]),
      ]
    )
  }

  @Test func aTableHasHeadRowsAndAlignments() {
    let blocks = Markdown.parse("| a | b |\n| :-: | --: |\n| 1 | 2 |\n")
    let table = Markdown.Table(
      head: [[.text("a")], [.text("b")]],
      rows: [[[.text("1")], [.text("2")]]],
      alignments: [.center, .trailing]
    )
    #expect(blocks == [.table(table)])
  }

  @Test(arguments: ["", "\n\n", "<!-- nothing -->", "<div>\n"])
  func whatHasNoPlaceOnATerminalLeavesNothing(source: String) {
    #expect(Markdown.parse(source) == [])
  }

  @Test(arguments: [
    ("[text](https://a.b)", "text (https://a.b)"), ("<https://a.b>", "https://a.b"),
    ("<me@a.b>", "me@a.b"), ("![tree](tree.svg)", "tree (tree.svg)"), ("[text]()", "text"),
  ])
  func aLinkIsItsTextAndItsAddress(source: String, shown: String) {
    #expect(text(source, columns: 80) == [shown])
  }

  @Test func aTableThatIsTooWideIsToldRowByRow() {
    let source =
      "| name | meaning | more |\n| --- | --- | --- |\n| aaaaaaaaaa | b | cccccccccc |\n"
      + "| d | eeeeeeeeee | f |\n"
    #expect(
      text(source, columns: 20) == [
        "name: aaaaaaaaaa", "meaning: b", "more: cccccccccc", "", "name: d", "meaning: eeeeeeeeee",
        "more: f",
      ]
    )
  }

  private func text(_ source: String, columns: Int) -> [String] {
    let terminal = Terminal(
      columns: columns,
      hasColor: false,
      hasUnicode: true,
      isInteractive: false
    )
    return Renderer(terminal: terminal).lines(of: [.markdown(source)])
  }
}
