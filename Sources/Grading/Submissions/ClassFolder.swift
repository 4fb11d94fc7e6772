package import Foundation
import Workbook

/// A folder in which each folder or archive is one student's submission.
package struct ClassFolder: Equatable, Sendable {
  /// Where it is.
  package let url: URL
  /// The submissions, by the students' names.
  package let submissions: [Submission]
  /// The names of what is nobody's: neither a folder nor an archive.
  package let passedOver: [String]

  /// The folder in which the tutor keeps what it has found out.
  package static let keptName = ".grading"

  /// Looks into a class's folder.
  /// - Parameters:
  ///   - url: The folder.
  ///   - others: Files and folders in it that are no submissions, as the settings' file is.
  /// - Throws: ``GradingError`` where there is no folder, or nothing in it.
  package init(_ url: URL, apartFrom others: [URL] = []) throws(GradingError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw .noFolder(path: url.path) }
    let apart = Set(others.map(\.standardizedFileURL.path))
    var submissions: [Submission] = []
    var passedOver: [String] = []
    let names = try visibleNames(in: url.path) {
      GradingError.unreadable(path: url.path, reason: $0)
    }
    for name in names where name != "__MACOSX" {
      let place = url.appending(path: name)
      if apart.contains(place.standardizedFileURL.path) { continue }
      if let submission = Self.submission(at: place) {
        submissions.append(submission)
      } else {
        passedOver.append(name)
      }
    }
    guard !submissions.isEmpty else { throw .noSubmissions(path: url.path) }
    self.url = url
    self.submissions = Self.withNamesOfTheirOwn(Self.joined(submissions))
    self.passedOver = passedOver
  }

  /// The submissions that belong to a share of the class; all of them when nil.
  package func submissions(in shard: Shard?) -> [Submission] {
    submissions.filter { shard?.contains($0.student) ?? true }
  }

  /// A link counts as the folder that it may lead to, so that its student is told and not forgotten.
  private static func submission(at place: URL) -> Submission? {
    let name = place.lastPathComponent
    let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
    switch attributes?[.type] as? FileAttributeType {
    case .typeDirectory, .typeSymbolicLink:
      let folder = place.deletingLastPathComponent()
        .appending(path: name, directoryHint: .isDirectory)
      return Submission(student: name, place: folder)
    case .typeRegular where ArchiveKind(name: name) != nil:
      return Submission(student: ArchiveKind.stem(of: name), place: place)
    default: return nil
    }
  }

  /// Makes one submission of all that bear a student's very name, as a folder and an archive.
  private static func joined(_ submissions: [Submission]) -> [Submission] {
    Dictionary(grouping: submissions) { Array($0.student.utf8) }.values.map { alike in
      Submission(
        student: alike[0].student,
        place: alike[0].place,
        rivals: alike.dropFirst().map(\.place)
      )
    }
  }

  /// Gives each submission a name that no other has.
  ///
  /// Where two read the same, being the same letters in other bytes, both bear their files' names; where
  /// even those read the same, all of them are spelled out in ASCII. So nobody gets what is another's by
  /// taking on a name that looks like it.
  private static func withNamesOfTheirOwn(_ submissions: [Submission]) -> [Submission] {
    var named = submissions.map { (submission: $0, names: names(of: $0)) }
    while true {
      let counts = Dictionary(grouping: named, by: \.names[0]).mapValues(\.count)
      let twins = named.indices.filter {
        counts[named[$0].names[0]] != 1 && named[$0].names.count > 1
      }
      if twins.isEmpty { break }
      for place in twins { named[place].names.removeFirst() }
    }
    return named.map {
      Submission(
        student: $0.names[0],
        place: $0.submission.place,
        rivals: $0.submission.rivals
      )
    }.sorted { $0.student < $1.student }
  }

  /// What a submission may be called, the best first; no two have the last in common.
  private static func names(of submission: Submission) -> [String] {
    let file = submission.place.lastPathComponent
    let spelled = file.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    return [submission.student, file, spelled]
  }
}
