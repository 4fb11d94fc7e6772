import Foundation
import Grading

/// What `report` was asked for.
struct MergeRequest: Equatable, Sendable {
  /// The folders of shards, and of classes with shards in them.
  var folders: [URL]
  /// Whether shards may be missing.
  var isPartial = false
  /// What is to become of the grades.
  var reports: ReportsWanted

  /// Puts the shards together, and writes the reports.
  /// - Throws: `MergeError`, `GradingError`.
  func merge() throws -> ClassResult {
    let result = try ShardMerge(folders, isPartial: isPartial).result()
    try result.gradebook.write(to: reports.folder)
    return result
  }
}
