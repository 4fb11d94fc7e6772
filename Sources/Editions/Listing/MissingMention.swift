package import Foundation
import Workbook

/// A place where a text of a student's edition names a part of the workbook that the edition has not.
package struct MissingMention: Equatable, Sendable {
  /// The text's path in the workbook.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// What it names: `.github/classroom`.
  package var path: String

  /// Finds all of them in the README and the documents beside the sources.
  /// - Parameter root: The workbook's root.
  /// - Returns: The places, by file and line.
  /// - Throws: ``EditionError``.
  package static func list(inWorkbook root: URL) throws(EditionError) -> [MissingMention] {
    var found: [MissingMention] = []
    for file in try texts(below: root) where WorkbookListing.isForStudents(file) {
      let url = root.appending(path: file)
      let text = try EditionFile(path: file, source: .copy(of: url)).contents()
      let words = String(decoding: text, as: UTF8.self)
      for (line, text) in try MarkedText.kept(words, path: url.path) {
        found += mentions(in: text).filter { isMissing($0, below: root) }
          .map { MissingMention(file: file, line: line, path: $0) }
      }
    }
    return found
  }

  /// The README, and documents in `Sources` and in its folders.
  private static func texts(below root: URL) throws(EditionError) -> [String] {
    let sources = "Sources"
    let names = try visible(sources, below: root)
    var texts = ["README.md"] + names.map { "\(sources)/\($0)" }
    for folder in names.map({ "\(sources)/\($0)" }) {
      let url = root.appending(path: folder, directoryHint: .checkFileSystem)
      guard url.hasDirectoryPath else { continue }
      texts += try visible(folder, below: root).map { "\(folder)/\($0)" }
    }
    return texts.filter { $0.hasSuffix(".md") }
  }

  private static func visible(_ path: String, below root: URL) throws(EditionError) -> [String] {
    let path = root.appending(path: path).path
    return try visibleNames(in: path) { EditionError.unreadable(path: path, reason: $0) }
  }

  /// The words of a line that are paths of the workbook.
  private static func mentions(in line: Substring) -> [String] {
    line.split { $0.isWhitespace || "`()[]<>\"',".contains($0) }
      .map { path(in: $0.trimmingPrefix("./")) }
      .filter { WorkbookListing.parts.contains(String($0.prefix { $0 != "/" })) }
  }

  /// A word without the stops behind it.
  private static func path(in word: Substring) -> String {
    var path = word
    while let last = path.last, ".:;".contains(last) { path.removeLast() }
    return String(path)
  }

  private static func isMissing(_ path: String, below root: URL) -> Bool {
    !WorkbookListing.isForStudents(path)
      || !FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }
}
