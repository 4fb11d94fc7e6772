import Foundation
import Testing

@testable import Grading

@Suite struct CodeWordsTests {
  @Test(arguments: [
    ("a  +\n\tb", ["a", "+", "b"]),
    ("a // b\nc", ["a", "c"]),
    ("a /* b /* c */ d */ e", ["a", "e"]),
    ("a /* b", ["a"]),
    ("f(\"x // y\")", ["f", "(", "\"x // y", ")"]),
    ("\"a\\\"b\" c", ["\"a\\\"b", "c"]),
    ("\"open\nc", ["\"open", "c"]),
    ("let größe = größe2", ["let", "_", "=", "größe2"]),
    ("func go(to a: Int) { go(to: a) }", words("func _ ( to a : Int ) { _ ( to : a ) }")),
    ("case .a: b", ["case", ".", "a", ":", "b"]),
  ])
  func wordsAreWhatTheCompilerSees(_ code: String, _ expected: [String]) {
    #expect(CodeWords(Data(code.utf8)).words == expected)
  }

  @Test func whatIsNoTextIsReadToItsEnd() {
    #expect(CodeWords(Data([0xFF, 0x61, 0x00, 0x62])).words.last == "b")
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
