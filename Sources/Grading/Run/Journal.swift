import Foundation
import Glibc
import Grader
import Synchronization
import Workbook

/// The file that each grade is appended to as soon as it is known, a line of JSON each.
///
/// So a run that was killed goes on where it was. One tutor at a time holds it.
final class Journal: Sendable {
  private let path: String
  private let file: Descriptor
  private let entries: Mutex<[JournalEntry.Key: JournalEntry]>

  /// Opens the journal in a folder, and reads what is known.
  /// - Throws: ``GradingError/busy(path:)`` when another tutor holds it, or what the system refuses.
  init(folder: URL) throws(GradingError) {
    path = folder.appending(path: "journal.jsonl").path
    file = Descriptor(open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o644))
    guard file.rawValue >= 0 else { throw .unwritable(path: path, reason: Self.refusal) }
    guard flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 else { throw .busy(path: path) }
    entries = Mutex(try Self.entries(at: path))
    try endTornLine()
  }

  /// The grade of an answer, where it is known.
  func grade(of key: JournalEntry.Key, contents: String, judge: String) -> ExerciseGrade? {
    guard let entry = entries.withLock({ $0[key] }), entry.contents == contents,
      entry.judge == judge
    else { return nil }
    return entry.grade
  }

  /// Keeps a grade.
  /// - Throws: ``GradingError/unwritable(path:reason:)``; then the file is as it was.
  func add(_ entry: JournalEntry) throws(GradingError) {
    let line: Data
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      line = try encoder.encode(entry) + Data("\n".utf8)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
    try entries.withLock { entries throws(GradingError) in
      try append(line)
      entries[entry.key] = entry
    }
  }

  private func append(_ line: Data) throws(GradingError) {
    let length = lseek(file.rawValue, 0, SEEK_END)
    let count = line.withUnsafeBytes { write(file.rawValue, $0.baseAddress, $0.count) }
    guard count == line.count else {
      let reason = count < 0 ? Self.refusal : String(cString: strerror(ENOSPC))
      ftruncate(file.rawValue, length)
      throw .unwritable(path: path, reason: reason)
    }
  }

  /// A tutor that was killed while it wrote has left half a line.
  private func endTornLine() throws(GradingError) {
    let length = lseek(file.rawValue, 0, SEEK_END)
    var last = UInt8(ascii: "\n")
    if length > 0 { pread(file.rawValue, &last, 1, length - 1) }
    if last != UInt8(ascii: "\n") { try append(Data("\n".utf8)) }
  }

  /// The last entry of each key; a line that is no entry, as half a line is none, is passed over.
  private static func entries(
    at path: String
  ) throws(GradingError) -> [JournalEntry.Key: JournalEntry] {
    let lines: [Data]
    do {
      lines = try Data(contentsOf: URL(filePath: path)).split(separator: UInt8(ascii: "\n"))
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    let decoder = JSONDecoder()
    let entries = lines.compactMap { try? decoder.decode(JournalEntry.self, from: $0) }
    return Dictionary(entries.map { ($0.key, $0) }) { $1 }
  }

  private static var refusal: String { String(cString: strerror(errno)) }
}
