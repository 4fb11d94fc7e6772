package import Foundation

/// A lesson or an exercise that is only begun: it compiles and runs, and marks say what is to be
/// written.
package struct Skeleton: Equatable, Sendable {
  /// The folders that come into being, by their paths below the workbook's root.
  package let folders: [String]
  /// The texts of the new files, by path.
  let files: [String: String]
  /// The new texts of the lists that name every lesson or exercise, by path.
  let lists: [String: String]

  /// The lists that get an entry, by their paths below the workbook's root, sorted.
  package var listed: [String] { lists.keys.sorted() }

  /// Writes everything, the lists last.
  ///
  /// No file is overwritten: a folder that has come meanwhile stays as it is.
  /// - Parameter root: The workbook's root.
  /// - Throws: ``SkeletonError``; what was written before stays, and `verify` tells what is missing.
  package func write(below root: URL) throws(SkeletonError) {
    for folder in folders
    where FileManager.default.fileExists(atPath: root.appending(path: folder).path) {
      throw .alreadyThere(path: folder)
    }
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try Self.write(text, to: root.appending(path: path), .withoutOverwriting)
    }
    for (path, text) in lists.sorted(by: { $0.key < $1.key }) {
      try Self.write(text, to: root.appending(path: path), .atomic)
    }
  }

  private static func write(
    _ text: String,
    to file: URL,
    _ options: Data.WritingOptions
  ) throws(SkeletonError) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file, options: options)
    } catch {
      throw .unwritable(path: file.path, reason: error.reason)
    }
  }
}
