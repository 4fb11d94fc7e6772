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
  /// Where the last entry of each key stands; the entries themselves stay on the disk.
  private let places: Mutex<[JournalEntry.Key: Range<Int>]>

  /// Opens the journal in a folder, and reads what is known.
  /// - Throws: ``GradingError/busy(path:)`` when another tutor holds it, or what the system refuses.
  init(folder: URL) throws(GradingError) {
    path = folder.appending(path: "journal.jsonl").path
    file = Descriptor(open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o644))
    guard file.rawValue >= 0 else { throw .unwritable(path: path, reason: Self.refusal) }
    do throws(FileLock.Refusal) {
      try FileLock.take(file.rawValue)
    } catch {
      switch error {
      case .heldByAnother: throw .busy(path: path)
      case .failed(let reason): throw .unwritable(path: path, reason: reason)
      }
    }
    places = Mutex(try Self.places(in: path))
    try endTornLine()
  }

  /// The grade of an answer, where it is known.
  func grade(of key: JournalEntry.Key, contents: String, judge: String) -> ExerciseGrade? {
    guard let place = places.withLock({ $0[key] }), let entry = entry(at: place),
      entry.contents == contents, entry.judge == judge
    else { return nil }
    return entry.grade
  }

  private func entry(at place: Range<Int>) -> JournalEntry? {
    var line = Data(count: place.count)
    let count = line.withUnsafeMutableBytes {
      pread(file.rawValue, $0.baseAddress, $0.count, place.lowerBound)
    }
    return count == place.count ? decoded(JournalEntry.self, from: line) : nil
  }

  /// Keeps a grade.
  /// - Throws: ``GradingError/unwritable(path:reason:)``; then the file is as it was.
  func add(_ entry: JournalEntry) throws(GradingError) {
    let line = encodedLine(entry)
    try places.withLock { places throws(GradingError) in
      places[entry.key] = try append(line)
    }
  }

  /// Appends a line, and tells where it stands.
  @discardableResult
  private func append(_ line: Data) throws(GradingError) -> Range<Int> {
    let length = lseek(file.rawValue, 0, SEEK_END)
    let count = line.withUnsafeBytes { write(file.rawValue, $0.baseAddress, $0.count) }
    guard count == line.count else {
      let reason = count < 0 ? Self.refusal : String(cString: strerror(ENOSPC))
      ftruncate(file.rawValue, length)
      throw .unwritable(path: path, reason: reason)
    }
    return length..<(length + count)
  }

  /// A tutor that was killed while it wrote has left half a line.
  private func endTornLine() throws(GradingError) {
    let length = lseek(file.rawValue, 0, SEEK_END)
    var last = UInt8(ascii: "\n")
    if length > 0 { pread(file.rawValue, &last, 1, length - 1) }
    if last != UInt8(ascii: "\n") { try append(Data("\n".utf8)) }
  }

  /// The last entry of each key; a line that is no entry, as half a line is none, is passed over.
  private static func places(
    in path: String
  ) throws(GradingError) -> [JournalEntry.Key: Range<Int>] {
    let lines = try FileLines(path)
    var places: [JournalEntry.Key: Range<Int>] = [:]
    var start = 0
    for line in lines {
      if let entry = decoded(JournalEntry.self, from: line) {
        places[entry.key] = start..<lines.offset
      }
      start = lines.offset
    }
    return places
  }

  private static var refusal: String { String(cString: strerror(errno)) }
}
