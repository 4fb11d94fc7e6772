import Foundation
import Glibc

/// The file that entries are appended to, a line of JSON each; nothing in it is ever written again.
struct HistoryFile: Sendable {
  let url: URL

  /// Reads all entries, oldest first.
  ///
  /// A line that is no entry is passed over: a tutor killed while it wrote leaves one, and so may a newer
  /// tutor, which knows more events.
  /// - Throws: ``StateError/unreadable(path:keptAs:reason:)``.
  func entries() throws(StateError) -> [HistoryEntry] {
    try lines().compactMap(Self.entry)
  }

  /// Finds the last entry for which a condition holds; nil if there is none.
  /// - Throws: ``StateError/unreadable(path:keptAs:reason:)``.
  func last(where isWanted: (HistoryEntry) -> Bool) throws(StateError) -> HistoryEntry? {
    try lines().reversed().lazy.compactMap(Self.entry).first(where: isWanted)
  }

  private func lines() throws(StateError) -> [Data] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    do {
      return try Data(contentsOf: url).split(separator: UInt8(ascii: "\n"))
    } catch {
      throw .unreadable(path: url.path, keptAs: nil, reason: error.reason)
    }
  }

  private static func entry(_ line: Data) -> HistoryEntry? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try? decoder.decode(HistoryEntry.self, from: line)
  }

  /// Appends an entry; the caller holds the lock.
  ///
  /// A torn line gets its end first. What a full disk took only half of is taken back.
  /// - Throws: ``StateError/unwritable(path:reason:)``.
  func append(_ entry: HistoryEntry) throws(StateError) {
    let file = open(url.path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw .unwritable(path: url.path, reason: String(cString: strerror(errno)))
    }
    defer { close(file) }
    let length = lseek(file, 0, SEEK_END)
    var last = UInt8(ascii: "\n")
    if length > 0 { pread(file, &last, 1, length - 1) }
    let start = last == UInt8(ascii: "\n") ? "" : "\n"
    let line = Data(start.utf8) + (try self.line(for: entry))
    let count = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    guard count == line.count else {
      let reason = String(cString: strerror(count < 0 ? errno : ENOSPC))
      ftruncate(file, length)
      throw .unwritable(path: url.path, reason: reason)
    }
  }

  private func line(for entry: HistoryEntry) throws(StateError) -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = .sortedKeys
    do {
      return try encoder.encode(entry) + Data("\n".utf8)
    } catch {
      throw .unwritable(path: url.path, reason: error.reason)
    }
  }
}
