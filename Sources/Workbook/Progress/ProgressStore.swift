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
  /// - Throws: ``StateError``. What is no progress is put aside first, so the next load works; a file
  ///   that cannot be read is left where it is.
  package func load() throws(StateError) -> Progress {
    let data = try contents()
    if case .success(let progress) = try Self.decoded(data, path: file.path) { return progress }
    // Another tutor may have put it aside meanwhile.
    return try alone { () throws(StateError) in try loadUnderLock() }
  }

  /// Reads the progress, and puts aside what is none; the caller holds the lock.
  private func loadUnderLock() throws(StateError) -> Progress {
    switch try Self.decoded(try contents(), path: file.path) {
    case .success(let progress): return progress
    case .failure(let error): throw putAside(because: error)
    }
  }

  /// Reads the file; nil where there is none.
  private func contents() throws(StateError) -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return try Data(contentsOf: file)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    } catch {
      throw .unreadable(path: file.path, keptAs: nil, reason: error.reason)
    }
  }

  /// Decodes the progress; what is none is a failure.
  /// - Throws: ``StateError/newerVersion(path:found:supported:)``.
  private static func decoded(
    _ data: Data?,
    path: String
  ) throws(StateError) -> Result<Progress, any Error> {
    guard let data else { return .success(Progress()) }
    let version = Result { try JSONDecoder().decode(Version.self, from: data).version }
    if let found = try? version.get(), found > Progress.version {
      throw .newerVersion(path: path, found: found, supported: Progress.version)
    }
    return version.flatMap { _ in
      Result { try JSONDecoder().decode(Progress.self, from: data) }
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
    let path = folder.appending(path: "lock").path
    let refusal = { (reason: String) in StateError.unwritable(path: path, reason: reason) }
    return try FileLock.holding(path: path, refused: refusal, work)
  }

  /// Reads, changes and writes the progress; the caller holds the lock.
  func changeUnderLock(_ change: (inout Progress) -> Void) throws(StateError) -> Progress {
    var progress = try loadUnderLock()
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
    do {
      try FileManager.default.moveItem(at: file, to: aside)
    } catch {
      return .unwritable(path: file.path, reason: error.reason)
    }
    return .unreadable(
      path: file.path,
      keptAs: aside.lastPathComponent,
      reason: Self.words(for: error)
    )
  }

  /// What is wrong with a file that is no progress, to stand inside a sentence.
  private static func words(for error: any Error) -> String {
    let path: [any CodingKey] =
      switch error {
      case DecodingError.keyNotFound(let key, let context): context.codingPath + [key]
      case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
        DecodingError.dataCorrupted(let context):
        context.codingPath
      default: []
      }
    guard !path.isEmpty else { return Message.progressDamaged() }
    let field = path.map(\.stringValue).joined(separator: "/")
    return Message.progressFieldDamaged(["field": field])
  }

  /// The one field that every version of the file has.
  private struct Version: Decodable {
    let version: Int
  }
}
