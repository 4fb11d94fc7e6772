import Testing

@testable import TutorCLI

struct FramingTests {
  private let frame = [
    "╭──────────────────────╮", "│       Sign in        │", "│ Name: [Ada_________] │",
    "│ ( Sign in )          │", "╰──────────────────────╯",
  ]

  @Test func aFrameKeepsItsShapeWhenItIsNarrowed() {
    #expect(
      frame.map { Framing.narrowed($0, to: 20) } == [
        "╭──────────────────╮", "│       Sign in    │", "│ Name: [Ada_____] │",
        "│ ( Sign in )      │", "╰──────────────────╯",
      ]
    )
  }

  @Test func whatFitsStaysAsItIs() {
    #expect(Framing.narrowed(frame[0], to: 24) == nil)
    #expect(Folding.pieces(of: frame[0], width: 24, mark: "> ") == [frame[0]])
  }

  @Test(arguments: [
    "let a = [1, 2, 3]            // |", "├─ AuthCoordinator: SignInViewController",
  ])
  func whatIsNoFrameIsFolded(line: String) {
    #expect(Framing.narrowed(line, to: 20) == nil)
    #expect(Folding.pieces(of: line, width: 20, mark: "> ").count > 1)
  }

  @Test func aFrameWithoutRoomIsFolded() {
    #expect(Framing.narrowed("│ A label as wide as it │", to: 12) == nil)
  }
}
