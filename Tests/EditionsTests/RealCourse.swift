import Foundation
import Support
import Testing
import Workbook

@testable import Editions

/// The course itself, and editions of it.
enum RealCourse {
  /// The workbook.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folders of which an instructor gets everything.
  static let parts = ["Lessons", "Sources", "Tests"]

  /// A student's edition, made once for all tests: none of them changes it.
  static let student = Result { try Self.edition(.student) }

  /// Makes an edition of its own.
  static func edition(_ kind: EditionKind) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let outcome = try EditionMaker(kind, of: Course.load(root: root), at: folder.url).make()
    #expect(outcome.kept == [])
    return folder
  }
}
