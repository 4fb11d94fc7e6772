import Testing

@testable import TutorCLI

struct LineBufferTests {
  @Test func linesAreGivenWhenTheyAreWhole() {
    var buffer = LineBuffer()
    #expect(buffer.lines(adding: Array("one\ntw".utf8)) == ["one"])
    #expect(buffer.lines(adding: Array("o\n\nthree".utf8)) == ["two", ""])
    #expect(buffer.rest() == "three")
    #expect(buffer.rest() == nil)
  }

  @Test func aCharacterCutInTwoIsWholeAgain() {
    var buffer = LineBuffer()
    let bytes = Array("漢\n".utf8)
    #expect(buffer.lines(adding: bytes.prefix(2)) == [])
    #expect(buffer.lines(adding: bytes.dropFirst(2)) == ["漢"])
  }

  @Test func aLineEndOfWindowsIsOne() {
    var buffer = LineBuffer()
    #expect(buffer.lines(adding: Array("list\r\n".utf8)) == ["list"])
  }

  @Test func bytesThatAreNoTextAreShownAsSuch() {
    var buffer = LineBuffer()
    #expect(buffer.lines(adding: [0xFF, 0x0A]) == ["\u{FFFD}"])
  }
}
