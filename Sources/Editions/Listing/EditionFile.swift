import Foundation
import Workbook

/// A file of an edition, and where what it holds comes from.
struct EditionFile: Sendable {
  /// Its path below the edition's folder.
  var path: String
  var source: Source
  /// A Boolean value that tells whether the file is a program.
  var isExecutable = false

  enum Source: Sendable {
    /// The same as a file of the workbook.
    case copy(of: URL)
    case data(Data)
  }

  /// Reads or gives back what it holds.
  func contents() throws(EditionError) -> Data {
    switch source {
    case .data(let data): return data
    case .copy(let url):
      do {
        return try Data(contentsOf: url)
      } catch {
        throw .unreadable(path: url.path, reason: error.reason)
      }
    }
  }
}
