package import Foundation
import Glibc

/// Writes a file whole under another name and then renames it.
///
/// Whoever looks finds the old file or the new one, also when the tutor is killed or the disk is full.
/// What a killed tutor leaves has a name of its own, which the next one uses again.
/// - Throws: ``StateError/unwritable(path:reason:)``.
package func writeWhole(_ data: Data, to file: URL) throws(StateError) {
  try writeWhole(to: file) { write throws(StateError) in try write(data) }
}

/// Writes a file whole, a piece at a time, as ``writeWhole(_:to:)`` does.
/// - Parameters:
///   - file: The file.
///   - pieces: Calls what it is given with each piece, in order.
/// - Throws: ``StateError/unwritable(path:reason:)``, and what `pieces` throws.
package func writeWhole(
  to file: URL,
  _ pieces: (_ write: (Data) throws(StateError) -> Void) throws(StateError) -> Void
) throws(StateError) {
  let new = file.deletingLastPathComponent().appending(path: ".\(file.lastPathComponent).new")
  do throws(StateError) {
    try fill(new, of: file, pieces)
  } catch {
    unlink(new.path)
    throw error
  }
  guard rename(new.path, file.path) == 0 else {
    throw .unwritable(path: file.path, reason: String(cString: strerror(errno)))
  }
}

/// Fills a new file, which is to become `file`.
private func fill(
  _ new: URL,
  of file: URL,
  _ pieces: (_ write: (Data) throws(StateError) -> Void) throws(StateError) -> Void
) throws(StateError) {
  func refusal() -> StateError {
    .unwritable(path: file.path, reason: String(cString: strerror(errno)))
  }
  guard let stream = fopen(new.path, "we") else { throw refusal() }
  do throws(StateError) {
    try pieces { data throws(StateError) in
      let count = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stream) }
      if count != data.count { throw refusal() }
    }
  } catch {
    fclose(stream)
    throw error
  }
  if fclose(stream) != 0 { throw refusal() }
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
