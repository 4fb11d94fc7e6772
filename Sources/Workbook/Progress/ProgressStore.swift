package import Foundation

/// Keeps a student's progress in `.tutor`, in the workbook's root.
///
/// The file is written whole under a new name and then renamed, so a tutor killed at any moment leaves
/// the old one or the new one. Changes are made under a lock, so two tutors lose nothing of each other.
///
/// Beside the progress lie a history, whose lines are only ever appended to, and a snapshot of every
/// content that was checked or replaced. Whatever replaces a student's files keeps them first, and says
/// so in the history before the first file is touched; `undo` needs no more than that. A new field of
/// the progress is read with a default; a new form raises its version.
package struct ProgressStore: Sendable {
  /// The folder `.tutor`.
  package let folder: URL

  /// Makes the store of the workbook at `root`; nothing is made on the disk yet.
  package init(root: URL) {
    folder = root.appending(path: ".tutor")
  }

  private var file: URL { folder.appending(path: "progress.json") }
  var history: HistoryFile { HistoryFile(url: folder.appending(path: "history.jsonl")) }
  var snapshots: Snapshots { Snapshots(folder: folder.appending(path: "snapshots")) }

  /// Reads the progress; a workbook without any has an empty one.
  /// - Throws: ``StateError``. A file that cannot be read is put aside first, so the next load works.
  package func load() throws(StateError) -> Progress {
    guard FileManager.default.fileExists(atPath: file.path) else { return Progress() }
    let data: Data
    do {
      data = try Data(contentsOf: file)
      let version = try JSONDecoder().decode(Version.self, from: data).version
      guard version <= Progress.version else {
        throw StateError.newerVersion(
          path: file.path,
          found: version,
          supported: Progress.version
        )
      }
      return try JSONDecoder().decode(Progress.self, from: data)
    } catch let error as StateError {
      throw error
    } catch {
      throw putAside(because: error)
    }
  }

  /// Changes the progress on the disk and returns it as it is then.
  ///
  /// What another tutor wrote in the meantime is read first.
  /// - Throws: ``StateError``.
  @discardableResult
  package func update(_ change: (inout Progress) -> Void) throws(StateError) -> Progress {
    try alone { () throws(StateError) in try changeUnderLock(change) }
  }

  /// Does something while no other tutor changes the folder.
  func alone<Result>(_ work: () throws(StateError) -> Result) throws(StateError) -> Result {
    try makeFolder(folder)
    return try FileLock.holding(path: folder.appending(path: "lock").path, work)
  }

  /// Reads, changes and writes the progress; the caller holds the lock.
  func changeUnderLock(_ change: (inout Progress) -> Void) throws(StateError) -> Progress {
    var progress = try load()
    change(&progress)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data: Data
    do {
      data = try encoder.encode(progress)
    } catch {
      throw .unwritable(path: file.path, reason: error.reason)
    }
    try writeWhole(data, to: file)
    return progress
  }

  private func putAside(because error: any Error) -> StateError {
    let aside = folder.appending(path: "progress-unreadable-\(UUID().uuidString).json")
    let reason = "\(error)"
    do {
      try FileManager.default.moveItem(at: file, to: aside)
    } catch {
      return .unwritable(path: file.path, reason: error.reason)
    }
    return .unreadable(path: file.path, keptAs: aside.lastPathComponent, reason: reason)
  }

  /// The one field that every version of the file has.
  private struct Version: Decodable {
    let version: Int
  }
}
