import Glibc
import Grader

/// Tells that something in a folder has changed, as the system sees it.
///
/// It says when to look, never what is there: editors save by writing, by renaming, or by both.
final class FolderEvents {
  /// Becomes readable when something has changed.
  let descriptor: Descriptor

  /// Watches a folder.
  ///
  /// Nil where the system cannot; the files have to be looked at now and then in any case.
  init?(folder: String) {
    let raw = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard raw >= 0 else { return nil }
    descriptor = Descriptor(raw)
    let wanted =
      IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
      | IN_DELETE_SELF | IN_MOVE_SELF
    guard inotify_add_watch(raw, folder, UInt32(wanted)) >= 0 else { return nil }
  }

  /// Forgets what has been told so far.
  /// - Returns: Whether the folder is still watched; one that was moved or deleted is not.
  func drain() -> Bool {
    var isWatched = true
    while let bytes = Input.available(from: descriptor.rawValue), !bytes.isEmpty {
      bytes.withUnsafeBytes { buffer in
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= buffer.count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          if event.mask & Self.losses != 0 { isWatched = false }
          offset += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
    return isWatched
  }

  private static let losses = UInt32(IN_IGNORED | IN_DELETE_SELF | IN_MOVE_SELF)
}
