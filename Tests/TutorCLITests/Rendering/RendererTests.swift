import Support
import Testing

@testable import TutorCLI

/// What every kind of passage looks like, on every kind of terminal.
struct RendererTests {
  /// A kind of terminal; its golden file is named after it.
  struct Kind: CustomTestStringConvertible, Sendable {
    var columns: Int
    var hasColor: Bool
    var hasUnicode: Bool

    var testDescription: String {
      "\(columns)-\(hasColor ? "color" : "plain")-\(hasUnicode ? "unicode" : "ascii")"
    }

    static let all = [40, 80, 200].flatMap { columns in
      [true, false].flatMap { color in
        [true, false].map { Kind(columns: columns, hasColor: color, hasUnicode: $0) }
      }
    }
  }

  private func renderer(_ kind: Kind) -> Renderer {
    Renderer(
      terminal: Terminal(
        columns: kind.columns,
        hasColor: kind.hasColor,
        hasUnicode: kind.hasUnicode,
        isInteractive: true
      )
    )
  }

  @Test func aLineOfSpacesIsEmptyToo() {
    let passages: [Passage] = [
      .verbatim(["one", " "], role: .code, indent: 0), .blank, .line("two"),
    ]
    #expect(
      renderer(Kind(columns: 80, hasColor: false, hasUnicode: true)).lines(of: passages) == [
        "one", "", "two",
      ]
    )
  }

  @Test(arguments: Kind.all)
  func everyPassageIsLaidOutForTheTerminal(kind: Kind) throws {
    let text = renderer(kind).text(of: Sample.passages)
    let name = "renderer-\(kind.testDescription).txt"
    let difference = try Golden().difference(of: text, from: name)
    #expect(difference == nil)
  }

  @Test(arguments: Kind.all)
  func noLineIsWiderThanTheTerminal(kind: Kind) {
    var plain = kind
    plain.hasColor = false
    for line in renderer(plain).lines(of: Sample.passages) {
      #expect(DisplayWidth.of(line) <= kind.columns, "\(line)")
    }
  }

  @Test func colorAddsNothingButColor() {
    let rich = renderer(Kind(columns: 80, hasColor: true, hasUnicode: true))
    let text = Sample.sentences
    let bare = rich.text(of: text).replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(bare == renderer(Kind(columns: 80, hasColor: false, hasUnicode: true)).text(of: text))
  }
}
