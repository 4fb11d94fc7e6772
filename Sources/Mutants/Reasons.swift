import Breakage
import Foundation

/// Why a change may go unnoticed, for each that does.
struct Reasons {
  /// Where they are kept, below the repository's root.
  static let path = "Tests/UIKitTests/Unnoticed.md"

  private let excuses: [Excuse]

  /// Reads the table of a file; its rows name a file, a change and the reason.
  init(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    excuses = Excuse.rows(of: text)
  }

  /// The reason for a change; nil if none is kept.
  subscript(_ place: BrokenPlace) -> String? {
    excuses.first { $0.file == place.file && $0.change == place.change.summary }?.reason
  }
}
