package import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Writes a file whole under another name and then renames it.
///
/// Whoever looks finds the old file or the new one, also when the tutor is killed or the disk is full.
/// What a killed tutor leaves has a name of its own, which the next one uses again.
/// - Throws: ``StateError/unwritable(path:reason:)``.
package func writeWhole(_ data: Data, to file: URL) throws(StateError) {
  let new = file.deletingLastPathComponent().appending(path: ".\(file.lastPathComponent).new")
  do {
    try data.write(to: new)
  } catch {
    unlink(new.path)
    throw .unwritable(path: file.path, reason: error.reason)
  }
  guard rename(new.path, file.path) == 0 else {
    throw .unwritable(path: file.path, reason: String(cString: strerror(errno)))
  }
}

/// Makes a folder and those above it; one that is there is left as it is.
/// - Throws: ``StateError/unwritable(path:reason:)``.
package func makeFolder(_ folder: URL) throws(StateError) {
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  } catch {
    throw .unwritable(path: folder.path, reason: error.reason)
  }
}
