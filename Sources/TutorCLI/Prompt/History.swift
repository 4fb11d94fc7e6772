@preconcurrency import CReadline
import Foundation
@preconcurrency import Glibc

/// The lines typed at the prompt, kept between visits in a file that readline reads and writes.
@MainActor struct History {
  private let path: String
  /// The file is cut to this many lines when a visit begins.
  static let limit: Int32 = 1_000

  init(folder: URL) {
    path = folder.appending(path: "history").path
    using_history()
    stifle_history(Self.limit)
    guard access(path, R_OK) == 0 else { return }
    read_history(path)
    if history_length >= Self.limit { history_truncate_file(path, Self.limit) }
  }

  /// Remembers a line, on the disk at once: a tutor that is killed loses none, two at once keep
  /// both.
  ///
  /// A history that cannot be written is no reason to bother anybody who reads a lesson.
  func add(_ line: String) {
    guard !line.allSatisfy(\.isWhitespace), line != last else { return }
    add_history(line)
    let file = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    close(file)
    append_history(1, path)
  }

  private var last: String? {
    guard history_length > 0, let entry = history_get(history_base + history_length - 1) else {
      return nil
    }
    return entry.pointee.line.map { String(cString: $0) }
  }
}
