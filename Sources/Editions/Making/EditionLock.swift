import Glibc
import Workbook

/// Keeps an edition's folder for one run at a time; the system lets go of it when its holder ends.
///
/// The folder itself is locked, so that no file lies in it for that. Where a file system locks no
/// folders, two runs are not kept apart.
enum EditionLock {
  /// Does something while this run alone holds the folder.
  /// - Throws: ``EditionError/busy(path:)`` when another run holds it,
  ///   ``EditionError/unwritable(path:reason:)`` when it cannot be opened, and what `work` throws.
  static func holding<Result>(
    _ path: String,
    _ work: () throws(EditionError) -> Result
  ) throws(EditionError) -> Result {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else {
      throw .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(folder) }
    do throws(FileLock.Refusal) {
      try FileLock.take(folder)
    } catch {
      if error == .heldByAnother { throw .busy(path: path) }
    }
    return try work()
  }
}
