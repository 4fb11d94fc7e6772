import Testing

@testable import TutorCLI

/// The mark stands below the column, however long the line is.
struct ExcerptTests {
  private static let long =
    "    let main = MainCoordinator(navigationController: navigationController, session: session, name: 3)"

  @Test func aShortLineIsShownAsItStands() {
    #expect(Excerpt.lines(of: "  foo(3)", at: 7) == ["  foo(3)", "      ^"])
    #expect(Excerpt.lines(of: "\tfoo(3)", at: 3) == ["\tfoo(3)", "\t ^"])
    #expect(Excerpt.lines(of: "  foo(3)", at: 0) == ["  foo(3)"])
  }

  @Test(arguments: 0...110)
  func theMarkIsBelowTheSameCharacter(column: Int) throws {
    let lines = Excerpt.lines(of: Self.long, at: column)
    for line in lines { #expect(line.count <= 76) }
    guard column > 4, column <= Self.long.count else { return }
    let source = Array(lines[0])
    let mark = try #require(lines.last?.count)
    #expect(source[mark - 1] == Array(Self.long)[column - 1])
  }
}
