import Workbook

/// Why the results of a class's shards cannot be put together.
package struct MergeError: Error, Equatable {
  /// All that is wrong with them.
  package var faults: [Fault]

  /// Makes it from its faults.
  init(_ faults: [Fault]) { self.faults = faults }

  /// One thing that is wrong.
  package enum Fault: Equatable, Sendable {
    /// The folder is neither a shard's nor that of a class with shards.
    case noShards(path: String)
    /// The file is no shard's results, or is those of another tutor.
    case notUnderstood(path: String)
    /// Two shards are not shares of the same whole.
    case otherCount(path: String, Shard, other: String, Shard)
    /// Two shards were graded on different terms.
    case unlike(Term, path: String, other: String)
    /// The class of one shard had students that another's had not.
    case otherStudents(path: String, other: String, names: [String])
    /// A student has different grades in two shards.
    case contradictory(student: String, path: String, other: String)
    /// Shares of the class are not there.
    case missing([Shard])
  }

  /// What all shards of a class have in common.
  package enum Term: Equatable, Sendable { case course, toolchain, settings, assigned }
}

extension MergeError: CustomStringConvertible {
  package var description: String { faults.map(\.sentence).joined(separator: "\n") }
}

extension MergeError.Fault {
  /// What is wrong, and what helps.
  package var sentence: String {
    switch self {
    case .noShards(let path): Message.mergeNoShards(["path": path])
    case .notUnderstood(let path): Message.mergeNotUnderstood(["path": path])
    case .otherCount(let path, let shard, let other, let second):
      Message.mergeOtherCount([
        "path": path, "shard": shard, "other": other, "second": second,
      ])
    case .unlike(let term, let path, let other):
      term.message(["path": path, "other": other])
    case .otherStudents(let path, let other, let names):
      Message.mergeOtherStudents([
        "path": path, "other": other, "names": names.joined(separator: ", "),
      ])
    case .contradictory(let student, let path, let other):
      Message.mergeContradictory(["student": student, "path": path, "other": other])
    case .missing(let shards):
      Message.mergeMissing(["shards": shards.map(\.description).joined(separator: ", ")])
    }
  }
}

extension MergeError.Term {
  fileprivate var message: Message {
    switch self {
    case .course: .mergeOtherCourse
    case .toolchain: .mergeOtherToolchain
    case .settings: .mergeOtherSettings
    case .assigned: .mergeOtherAssigned
    }
  }
}
