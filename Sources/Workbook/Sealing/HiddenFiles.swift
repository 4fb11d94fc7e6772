package import Foundation

/// The hidden files of an exercise: in a folder as authors have them, or sealed as students do.
package struct HiddenFiles: Sendable {
  /// The folder, there or not.
  package let folder: URL

  /// What a sealed file's name ends with.
  package static let ending = "sealed"

  /// The file that students have in the folder's place.
  package var sealedFile: URL { folder.appendingPathExtension(Self.ending) }

  /// A Boolean value that tells whether they are sealed: a folder, where there is one, counts alone.
  package var areSealed: Bool {
    let files = FileManager.default
    return !files.fileExists(atPath: folder.path) && files.fileExists(atPath: sealedFile.path)
  }

  /// What the seal is made for: `05-child-coordinators/1-hand-off`.
  package var sealName: String { folder.pathComponents.suffix(2).joined(separator: "/") }

  /// Reads one file.
  /// - Parameter path: Its path below the folder.
  /// - Returns: What it holds.
  /// - Throws: ``CourseError``.
  package func data(_ path: String) throws(CourseError) -> Data {
    let file = folder.appending(path: path)
    if areSealed {
      guard let data = try opened()[path] else {
        throw .unreadable(path: file.path, reason: "\(sealedFile.lastPathComponent) lacks it")
      }
      return data
    }
    do {
      return try Data(contentsOf: file)
    } catch {
      throw .unreadable(path: file.path, reason: error.reason)
    }
  }

  /// Reads a text.
  /// - Throws: ``CourseError``.
  func text(_ path: String) throws(CourseError) -> String {
    guard let text = String(data: try data(path), encoding: .utf8) else {
      throw .unreadable(path: folder.appending(path: path).path, reason: "it is not UTF-8")
    }
    return text
  }

  /// Lists the visible names in a folder, sorted.
  /// - Parameter path: The folder's path below this one; empty for this one itself.
  /// - Returns: The names; none for a folder that a seal has nothing of.
  /// - Throws: ``CourseError``.
  func names(in path: String = "") throws(CourseError) -> [String] {
    guard areSealed else { return try Workbook.names(in: folder.appending(path: path)) }
    let start = path.isEmpty ? "" : "\(path)/"
    let below = try opened().keys.filter { $0.hasPrefix(start) }
    return Set(below.map { String($0.dropFirst(start.count).prefix { $0 != "/" }) }).sorted()
  }

  /// Reads the Swift files of a folder, by name; a folder that is not there has none.
  /// - Throws: ``CourseError``.
  func swiftFiles(in path: String) throws(CourseError) -> [String: Data] {
    guard areSealed else { return try Workbook.swiftFiles(in: folder.appending(path: path)) }
    var files: [String: Data] = [:]
    let opened = try opened()
    for name in try names(in: path) where name.hasSuffix(".swift") {
      files[name] = opened["\(path)/\(name)"]
    }
    return files
  }

  /// Opens the seal.
  /// - Throws: ``CourseError``.
  func opened() throws(CourseError) -> [String: Data] {
    let path = sealedFile.path
    let data: Data
    do {
      data = try Data(contentsOf: sealedFile)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    guard let files = Seal.open(data, for: sealName) else { throw .sealBroken(path: path) }
    return files
  }
}
