package import Foundation

extension Exercise {
  /// Puts the starter's files back, and keeps the student's.
  ///
  /// - Parameters:
  ///   - root: The workbook's root; the old files go to `.tutor/kept` in it.
  ///   - now: The time that names the folder of the old files.
  /// - Returns: The folder that holds the old files.
  /// - Throws: ``CourseError`` or ``StateError``; nothing of the student's is lost in either case.
  package func reset(root: URL, now: Date = Date()) throws -> URL {
    let kept = try keptFolder(root: root, now: now)
    let manager = FileManager.default
    for name in try swiftFiles(in: folder).keys {
      try manager.copyItem(at: folder.appending(path: name), to: kept.appending(path: name))
    }
    let original = try swiftFiles(in: starter)
    for name in try swiftFiles(in: folder).keys where original[name] == nil {
      try manager.removeItem(at: folder.appending(path: name))
    }
    for (name, data) in original {
      try data.write(to: folder.appending(path: name), options: .atomic)
    }
    return kept
  }

  /// Makes a new, empty folder for the student's files, named after the moment.
  private func keptFolder(root: URL, now: Date) throws(StateError) -> URL {
    let style = Date.ISO8601FormatStyle(timeSeparator: .omitted, timeZone: .current)
    let time = now.formatted(style.year().month().day().time(includingFractionalSeconds: false))
    let parent = root.appending(path: ".tutor/kept/\(id)")
    do {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      var kept = parent.appending(path: time)
      var count = 1
      while FileManager.default.fileExists(atPath: kept.path) {
        count += 1
        kept = parent.appending(path: "\(time)_\(count)")
      }
      try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: false)
      return kept
    } catch {
      throw .unwritable(path: parent.path, reason: error.reason)
    }
  }
}
