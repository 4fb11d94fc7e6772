package import Foundation

/// A folder with the files a test needs; it goes when the value does.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let url: URL

  /// Makes a folder of these files.
  ///
  /// - Parameter files: The texts by path; a path's folders are made as needed.
  /// - Throws: An error of the file system.
  package init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("\(url.path) stays: \(error)")
    }
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - text: What it is to hold.
  ///   - path: Where, within the folder.
  /// - Throws: An error of the file system.
  package func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// Reads a file.
  ///
  /// - Parameter path: Where it is within the folder.
  /// - Returns: What it holds.
  /// - Throws: An error of the file system.
  package func read(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}
