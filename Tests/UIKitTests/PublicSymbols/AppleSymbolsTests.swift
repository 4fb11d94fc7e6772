import Testing

struct AppleSymbolsTests {
  @Test func aPageFollowsFromTheName() throws {
    let list = try AppleSymbols(text: "UIView\n  addSubview(_:)\nUIView.ContentMode\n  top\n")
    #expect(
      list.entries.map(\.page) == [
        "uikit/uiview", "uikit/uiview/addsubview(_:)", "uikit/uiview/contentmode",
        "uikit/uiview/contentmode/top",
      ]
    )
  }

  @Test func aPageOnTheLineGoesBeforeTheRule() throws {
    let list = try AppleSymbols(
      text: """
        CALayer  quartzcore/calayer
          opacity
        UIView.ContentMode  uikit/uiview/contentmode-swift.enum
          top
        """
    )
    #expect(
      list.entries.map(\.page) == [
        "quartzcore/calayer", "quartzcore/calayer/opacity",
        "uikit/uiview/contentmode-swift.enum", "uikit/uiview/contentmode-swift.enum/top",
      ]
    )
  }

  @Test func anEntryKnowsItsLineAndItsWholeName() throws {
    let list = try AppleSymbols(text: "# a comment\n\nUIView\n  alpha\n")
    #expect(
      list.entries == [
        .init(line: 3, type: "UIView", member: nil, page: "uikit/uiview"),
        .init(line: 4, type: "UIView", member: "alpha", page: "uikit/uiview/alpha"),
      ]
    )
    #expect(list.entries.map(\.name) == ["UIView", "UIView.alpha"])
  }

  @Test func whatIsNoListIsRefusedWithItsLine() {
    #expect(throws: AppleSymbols.Failure.memberWithoutType(line: 1)) {
      try AppleSymbols(text: "  alpha\n")
    }
    #expect(throws: AppleSymbols.Failure.tooManyWords(line: 2)) {
      try AppleSymbols(text: "UIView\n  alpha uikit/uiview/alpha really\n")
    }
  }
}
