import Foundation
import Workbook

/// The file in which a shard keeps what `report` joins: a head, then a student a line.
struct ShardResults {
  /// The file's name in the shard's folder.
  static let fileName = "results.jsonl"

  /// The shard's folder.
  let folder: URL

  /// The file.
  var file: URL { folder.appending(path: Self.fileName) }

  /// Removes what an earlier run has left, so that nobody takes it for what this one finds out.
  /// - Throws: ``GradingError/unwritable(path:reason:)``.
  func removeOld() throws(GradingError) {
    guard unlink(file.path) != 0, errno != ENOENT else { return }
    throw .unwritable(path: file.path, reason: String(cString: strerror(errno)))
  }

  /// Writes the results, whole.
  /// - Throws: ``GradingError/unwritable(path:reason:)``.
  func write(
    _ head: ShardHead,
    _ students: some Sequence<ShardStudent>
  ) throws(GradingError) {
    do throws(StateError) {
      try writeWhole(to: file) { write throws(StateError) in
        try write(encodedLine(head))
        for student in students { try write(encodedLine(student)) }
      }
    } catch {
      throw .unwritable(path: file.path, reason: error.refusal)
    }
  }

  /// Reads the head.
  /// - Throws: ``MergeError``.
  func head() throws -> ShardHead {
    let lines = try FileLines(file.path)
    guard let line = lines.next(), let head = decoded(ShardHead.self, from: line),
      head.form == ShardHead.form
    else { throw MergeError([.notUnderstood(path: file.path)]) }
    return head
  }

  /// Reads the students, one at a time.
  /// - Throws: ``MergeError``, and what `take` throws.
  func forEachStudent(_ take: (ShardStudent) throws -> Void) throws {
    let lines = try FileLines(file.path)
    _ = lines.next()
    for line in lines {
      guard let student = decoded(ShardStudent.self, from: line) else {
        throw MergeError([.notUnderstood(path: file.path)])
      }
      try take(student)
    }
  }
}
