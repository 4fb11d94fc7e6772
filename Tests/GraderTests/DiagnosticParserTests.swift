import Testing

@testable import Grader

struct DiagnosticParserTests {
  private let parser = DiagnosticParser(sources: [
    SourceFile(name: "A.swift", bytes: Array("let a = 1\nlet b = c\n".utf8)),
    SourceFile(name: "B.swift", bytes: Array("import UIKit\n".utf8)),
  ])

  @Test func readsPlaceNameAndLine() {
    let text =
      "A.swift:2:9: error: cannot find 'c' in scope [cannot_find_in_scope]\nlet b = c\n    ^\n"
    #expect(
      parser.diagnostics(in: text) == [
        Diagnostic(
          id: "cannot_find_in_scope",
          severity: .error,
          file: "A.swift",
          line: 2,
          column: 9,
          message: "cannot find 'c' in scope",
          sourceLine: "let b = c"
        )
      ]
    )
  }

  @Test func sortsByFileAndLineAndKeepsNotesWithTheirError() {
    let text = """
      B.swift:1:8: error: second [b]
      A.swift:1:5: note: of the second [n]
      A.swift:2:1: warning: first [a]
      <unknown>:0: error: without a place [c]
      A.swift:2:1: warning: first [a]
      """
    let found = parser.diagnostics(in: text)
    #expect(found.map(\.id) == ["a", "b", "c"])
    #expect(found.map { $0.notes.map(\.id) } == [[], ["n"], []])
  }

  @Test func namesOfGroupsAreNoStableNames() {
    let found = parser.diagnostics(in: "A.swift:1:1: warning: old [decl_is_deprecated] [#Old]\n")
    #expect(found.map(\.id) == ["decl_is_deprecated"])
    #expect(found.map(\.message) == ["old"])
  }

  @Test func placeInAnotherFileIsLeftOut() {
    let found = parser.diagnostics(in: "/else/C.swift:1:1: error: far away [x]\n")
    #expect(found.map(\.file) == [""])
  }

  @Test func codeThatLooksLikeADiagnosticIsNone() {
    #expect(parser.diagnostics(in: "print(\"a: error: b\")\n").isEmpty)
  }
}
