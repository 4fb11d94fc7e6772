import Testing

struct SymbolComparisonTests {
  @Test func equalListsDifferInNothing() {
    let comparison = SymbolComparison(declared: ["A", "A.b"], listed: ["A.b", "A"])
    #expect(comparison.unlisted.isEmpty && comparison.undeclared.isEmpty)
    #expect(comparison.advice.isEmpty)
  }

  @Test func aPublicSymbolWithoutALineIsNamed() {
    let comparison = SymbolComparison(declared: ["A", "A.b", "A.c(_:)"], listed: ["A", "A.b"])
    #expect(comparison.unlisted == ["A.c(_:)"])
    #expect(comparison.undeclared.isEmpty)
    #expect(comparison.advice.first?.hasPrefix("A.c(_:) is public and on no line: ") == true)
  }

  @Test func aLineWithoutASymbolIsNamed() {
    let comparison = SymbolComparison(declared: ["A"], listed: ["A", "A.gone", "B"])
    #expect(comparison.unlisted.isEmpty)
    #expect(comparison.undeclared == ["A.gone", "B"])
    #expect(comparison.advice.last?.hasPrefix("B has a line and is not public: ") == true)
  }

  @Test func aRenamedSymbolIsNamedTwice() {
    let comparison = SymbolComparison(declared: ["A.push(_:)"], listed: ["A.push(_:animated:)"])
    #expect(comparison.unlisted == ["A.push(_:)"])
    #expect(comparison.undeclared == ["A.push(_:animated:)"])
  }

  @Test func anOverloadNeedsALineOfItsOwn() {
    let comparison = SymbolComparison(declared: ["A.b(_:)", "A.b(_:)"], listed: ["A.b(_:)"])
    #expect(comparison.unlisted == ["A.b(_:)"])
  }
}
