import Testing

@testable import TutorCLI

struct WrappingTests {
  @Test(
    arguments: [
      ("one two three", 7, ["one two", "three"]),
      ("one two three", 5, ["one", "two", "three"]),
      ("unbreakable", 4, ["unbr", "eaka", "ble"]),
      ("a unbreakable b", 6, ["a", "unbrea", "kable", "b"]),
      ("at /home/ada/book/one", 11, ["at", "/home/ada/", "book/one"]),
      ("Flow.finishedCalls[0]", 15, ["Flow.", "finishedCalls[0", "]"]),
      ("Main.childFlows", 12, ["Main.", "childFlows"]),
      ("/unbreakable/a", 5, ["/", "unbre", "akabl", "e/a"]),
      ("one\ntwo", 10, ["one", "two"]),
      ("漢字漢字", 5, ["漢字", "漢字"]),
      ("🎉🎉🎉", 4, ["🎉🎉", "🎉"]),
      ("keep\u{A0}us here", 8, ["keep\u{A0}us", "here"]),
      ("  margin stays", 20, ["  margin stays"]),
      ("", 10, [""]),
    ] as [(String, Int, [String])]
  )
  func noLineIsWiderThanTheWidth(text: String, width: Int, lines: [String]) {
    let wrapped = Wrapping.lines(of: [Span(text)], width: width)
    #expect(wrapped.map { $0.map(\.text).joined() } == lines)
  }

  @Test func aWordOfSeveralRolesIsNotBroken() {
    let spans = [Span("so "), Span("bold", .strong), Span(", then")]
    let wrapped = Wrapping.lines(of: spans, width: 7)
    #expect(wrapped == [[Span("so")], [Span("bold", .strong), Span(",")], [Span("then")]])
  }

  @Test(
    arguments: [
      ("short", 10, ["short"]),
      ("exactly ten", 11, ["exactly ten"]),
      ("let value = 1", 8, ["let", "> value", "> = 1"]),
      ("let value = 1", 9, ["let value", "> = 1"]),
      ("    unbreakable", 10, ["    unbrea", "> kable"]),
      ("├─ Auth: SignIn", 12, ["├─ Auth:", "> SignIn"]),
      ("\tx", 20, ["        x"]),
      ("漢字漢字漢", 6, ["漢字漢", "> 字漢"]),
    ] as [(String, Int, [String])]
  )
  func aFoldedLineShowsWhereItGoesOn(line: String, width: Int, pieces: [String]) {
    #expect(Folding.pieces(of: line, width: width, mark: "> ") == pieces)
  }
}
