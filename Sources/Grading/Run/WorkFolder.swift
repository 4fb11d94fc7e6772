import Foundation
import Workbook

/// A folder of our own in which one answer lies while it is checked.
struct WorkFolder: ~Copyable {
  let url: URL

  /// Writes an answer's files into a new folder.
  /// - Throws: ``GradingError/unwritable(path:reason:)``.
  init(_ contents: Contents, below folder: URL) throws(GradingError) {
    url = folder.appending(path: UUID().uuidString, directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, data) in contents.files {
        try data.write(to: url.appending(path: name), options: .withoutOverwriting)
      }
    } catch {
      throw .unwritable(path: url.path, reason: error.reason)
    }
  }

  // What cannot be removed is removed with the folder around it when the next run begins.
  deinit { try? FileManager.default.removeItem(at: url) }
}
