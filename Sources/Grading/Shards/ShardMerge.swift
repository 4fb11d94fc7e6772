package import Foundation
import Workbook

/// Puts the results of a class's shards together, as if one run had found them out.
package struct ShardMerge {
  private let shards: [(results: ShardResults, head: ShardHead)]
  private let missing: [Shard]

  /// Looks at what the shards say of themselves.
  /// - Parameters:
  ///   - folders: The folders of shards, and of classes with shards in them.
  ///   - isPartial: Whether shares may be missing.
  /// - Throws: ``MergeError`` with all that is wrong.
  package init(_ folders: [URL], isPartial: Bool = false) throws {
    let results = try folders.flatMap(Self.results)
    shards = try results.map { ($0, try $0.head()) }
    guard let first = shards.first else { throw MergeError([]) }
    let faults = shards.dropFirst().flatMap { Self.faults(of: $0, beside: first) }
    guard faults.isEmpty else { throw MergeError(faults) }
    let found = shards.map(\.head.shard)
    missing = (1...first.head.shard.count)
      .compactMap { Shard(number: $0, of: first.head.shard.count) }
      .filter { !found.contains($0) }
    guard missing.isEmpty || isPartial else { throw MergeError([.missing(missing)]) }
  }

  /// Reads the grades and finds the likenesses.
  /// - Returns: The grades of all students, by name.
  /// - Throws: ``MergeError``, ``GradingError``.
  package func result() throws -> ClassResult {
    var pile = ShardPile()
    for (results, _) in shards { try pile.add(results) }
    let head = shards[0].head
    let prints = pile.prints
    return ClassResult(
      gradebook: Gradebook(
        course: head.course,
        toolchain: head.toolchain,
        assigned: head.assigned,
        students: pile.students.values.map(\.grades).sorted { $0.student < $1.student },
        likenesses: Likeness.find(in: head.assigned, prints: prints)
      ),
      ungraded: pile.ungraded,
      passedOver: head.passedOver,
      notes: notes,
      missing: missing
    )
  }

  /// What the shards tell of the settings, each thing once.
  private var notes: [SettingsNote] {
    shards.flatMap(\.head.notes).reduce(into: []) { notes, note in
      if !notes.contains(note) { notes.append(note) }
    }
  }

  private static func results(in folder: URL) throws -> [ShardResults] {
    let own = ShardResults(folder: folder)
    if FileManager.default.fileExists(atPath: own.file.path) { return [own] }
    let shards = folder.appending(path: ClassRun.shardsFolder)
    // A folder without any is told of below.
    let results = ((try? names(in: shards)) ?? [])
      .map { ShardResults(folder: shards.appending(path: $0)) }
      .filter { FileManager.default.fileExists(atPath: $0.file.path) }
    guard !results.isEmpty else { throw MergeError([.noShards(path: folder.path)]) }
    return results
  }

  private static func faults(
    of shard: (results: ShardResults, head: ShardHead),
    beside first: (results: ShardResults, head: ShardHead)
  ) -> [MergeError.Fault] {
    let (path, other) = (shard.results.folder.path, first.results.folder.path)
    let (head, model) = (shard.head, first.head)
    if head.shard.count != model.shard.count {
      return [.otherCount(path: path, head.shard, other: other, model.shard)]
    }
    let terms: [(MergeError.Term, Bool)] = [
      (.course, head.course == model.course || head.assigned != model.assigned),
      (.toolchain, head.toolchain == model.toolchain),
      (.settings, head.settings == model.settings),
      (.assigned, head.assigned == model.assigned),
    ]
    let unlike = terms.filter { !$0.1 }
      .map { MergeError.Fault.unlike($0.0, path: path, other: other) }
    let names = Set(head.students).symmetricDifference(model.students).sorted()
    return names.isEmpty
      ? unlike : unlike + [.otherStudents(path: path, other: other, names: names)]
  }
}
