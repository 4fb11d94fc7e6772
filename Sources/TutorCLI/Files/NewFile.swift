import Foundation
import Workbook

/// A file that the tutor was asked to write, in a place where none is.
struct NewFile: Equatable, Sendable {
  let path: String

  /// Finds the place that a path names, seen from a folder.
  /// - Throws: ``FileError`` if something is there, or if the folder is not.
  init(_ path: String, in folder: String) throws(FileError) {
    let url = Self.url(path, in: folder)
    self.path = url.path
    var isFolder: ObjCBool = false
    let parent = url.deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder), isFolder.boolValue
    else { throw .noFolder(path: parent) }
    if FileManager.default.fileExists(atPath: self.path) { throw .alreadyThere(path: self.path) }
  }

  /// Writes the file; one that has come meanwhile is left as it is.
  func write(_ text: String) throws(FileError) {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .withoutOverwriting)
    } catch CocoaError.fileWriteFileExists {
      throw .alreadyThere(path: path)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// The place that a path names, seen from a folder; `~/` is the home folder.
  static func url(_ path: String, in folder: String) -> URL {
    let expanded = (path as NSString).expandingTildeInPath
    return URL(filePath: expanded, relativeTo: URL(filePath: folder, directoryHint: .isDirectory))
      .standardizedFileURL
  }
}
