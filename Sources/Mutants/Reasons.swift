import Foundation

/// Why a change may go unnoticed, for each that does.
struct Reasons {
  /// Where they are kept, below the repository's root.
  static let path = "Tests/UIKitTests/Unnoticed.md"

  private let reasons: [String: String]

  /// Reads the table of a file; its rows name a file, a change and the reason.
  init(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let rows = text.split(separator: "\n").compactMap { line -> (String, String)? in
      guard let match = line.wholeMatch(of: /\| (\S+\.swift) \| (.+) \| (.+) \|/) else {
        return nil
      }
      return ("\(match.output.1): \(match.output.2)", String(match.output.3))
    }
    reasons = Dictionary(rows) { first, _ in first }
  }

  /// The reason for a change; nil if none is kept.
  subscript(_ mutant: Mutant) -> String? { reasons[mutant.key] }
}
