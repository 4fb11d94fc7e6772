import Foundation
import Testing

/// The public symbols of the stand-in are Apple's, and no others.
///
/// `AppleSymbols.txt` has them all. To add one: find it in Apple's documentation or headers, compare
/// its name, labels, types and optionality, then write its line where the order of names puts it, with
/// the page if it does not follow from the name (the file's first lines say how). Nothing writes the
/// file for you, since each line is somebody's word that Apple has the symbol.
struct PublicSymbolsTests {
  private let apple: AppleSymbols

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "AppleSymbols.txt")
    apple = try AppleSymbols(text: String(contentsOf: file, encoding: .utf8))
  }

  @Test(.timeLimit(.minutes(10))) func everyPublicSymbolIsApples() throws {
    let declared = try SymbolExtractor().publicNames(of: "UIKit")
    let comparison = SymbolComparison(declared: declared, listed: apple.entries.map(\.name))
    for advice in comparison.advice { Issue.record("AppleSymbols.txt: \(advice)") }
  }

  @Test func theListIsInOrder() {
    for (entry, next) in zip(apple.entries, apple.entries.dropFirst()) {
      #expect(
        entry.type < next.type
          || entry.type == next.type && (entry.member ?? "") <= (next.member ?? ""),
        "line \(next.line): \(next.name) belongs before \(entry.name)"
      )
    }
  }

  @Test func everyPageIsOfAModuleOfApples() {
    let modules: Set = [
      "corefoundation", "coregraphics", "foundation", "objectivec", "quartzcore", "uikit",
    ]
    for entry in apple.entries {
      let parts = entry.page.split(separator: "/", omittingEmptySubsequences: false)
      #expect(modules.contains(String(parts[0])), "line \(entry.line): \(entry.page)")
      #expect(parts.allSatisfy { !$0.isEmpty } && parts.count > 1, "line \(entry.line)")
    }
  }
}
