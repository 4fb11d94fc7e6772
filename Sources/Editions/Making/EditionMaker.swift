package import Foundation
import Glibc
package import Workbook

/// Makes a copy of the workbook for somebody, or brings one up to date.
///
/// Before anything else is written, the record in the folder names what is about to be; when all is
/// done, what was. A file that is saved meanwhile is named anew before it is written. So whenever it is killed, the next run knows its own files from others'.
package struct EditionMaker: Sendable {
  let course: Course
  let kind: EditionKind
  let destination: URL

  /// Makes a maker; nothing is done yet.
  /// - Parameters:
  ///   - kind: For whom the edition is.
  ///   - course: The course of the workbook that is copied.
  ///   - destination: The edition's folder: a new one, an empty one, or an edition of that kind.
  package init(_ kind: EditionKind, of course: Course, at destination: URL) {
    (self.kind, self.course, self.destination) = (kind, course, destination)
  }

  /// Makes the edition, or renews what nobody has changed.
  /// - Returns: What was done, and what was left as it is.
  /// - Throws: ``EditionError``, and errors of the course.
  package func make() throws -> EditionOutcome {
    if kind == .instructor, course.exercises.contains(where: { !$0.hasAnswers }) {
      throw EditionError.sealedWorkbook(path: course.root.path)
    }
    try lookForOverlap()
    let listing = try WorkbookListing(of: course, for: kind)
    try lookForFile()
    let folder = try EditionFolder(making: destination)
    return try EditionLock.holding(folder.path) { () throws(EditionError) in
      var outcome = try fill(folder, with: listing.files)
      outcome.leftOut = listing.leftOut
      return outcome
    }
  }

  /// Writes the files that belong into the edition, and removes what has left it.
  /// - Parameters:
  ///   - folder: The edition's folder, which this run alone holds.
  ///   - files: The files, by path; one at a time is in memory.
  /// - Returns: What was done.
  /// - Throws: ``EditionError``.
  func fill(
    _ folder: EditionFolder,
    with files: [String: EditionFile]
  ) throws(EditionError) -> EditionOutcome {
    let known = try record(in: folder)
    var new = EditionRecord(kind: kind)
    for file in files.values { new.note(try file.contents(), at: file.path) }
    try folder.write(known.expecting(new).data, to: EditionRecord.fileName)
    var outcome = EditionOutcome(kind: kind, folder: destination)
    for file in files.values.sorted(by: { $0.path < $1.path }) {
      let data = try file.contents()
      if new.note(data, at: file.path) {
        try folder.write(known.expecting(new).data, to: EditionRecord.fileName)
      }
      try put(file, data, into: folder, known, &outcome)
    }
    for path in known.paths.sorted() where files[path] == nil {
      try remove(path, from: folder, known, &outcome)
    }
    try folder.write(new.data, to: EditionRecord.fileName)
    return outcome
  }

  private func lookForFile() throws(EditionError) {
    var isFolder: ObjCBool = false
    let path = destination.path
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
      throw .noFolder(path: path)
    }
  }

  /// Reads what an earlier run has written; nothing where the folder is new.
  private func record(in folder: EditionFolder) throws(EditionError) -> EditionRecord {
    let path = destination.path
    switch try folder.state(of: EditionRecord.fileName) {
    case .file(let data, _):
      guard let record = EditionRecord(data) else {
        throw .recordUnreadable(path: "\(path)/\(EditionRecord.fileName)")
      }
      guard record.kind == kind else { throw .otherKind(path: path, kind: record.kind) }
      return record
    case .nothing where try isEmpty(path): return EditionRecord(kind: kind)
    case .nothing, .somethingElse: throw .noEdition(path: path)
    }
  }

  /// Empty is also what a run was killed in before it had written anything.
  private func isEmpty(_ path: String) throws(EditionError) -> Bool {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .allSatisfy { $0 == EditionFolder.newName }
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// Refuses an edition within its own workbook, which would be a part of the next one.
  private func lookForOverlap() throws(EditionError) {
    let (root, place) = (resolved(course.root), resolved(destination))
    if "\(place)/".hasPrefix("\(root)/") || "\(root)/".hasPrefix("\(place)/") {
      throw .overlaps(path: destination.path, workbook: course.root.path)
    }
  }

  /// A path without links, also where its last parts are not there yet.
  private func resolved(_ url: URL) -> String {
    guard !FileManager.default.fileExists(atPath: url.path), url.path != "/" else {
      return url.resolvingSymlinksInPath().standardizedFileURL.path
    }
    return "\(resolved(url.deletingLastPathComponent()))/\(url.lastPathComponent)"
  }
}

extension EditionMaker {
  /// Writes a file, unless somebody has made it his own.
  private func put(
    _ file: EditionFile,
    _ new: Data,
    into folder: EditionFolder,
    _ known: EditionRecord,
    _ outcome: inout EditionOutcome
  ) throws(EditionError) {
    let path = file.path
    func keep(_ state: EditionOutcome.State) {
      let isNewer = known.isNewer(new, at: path)
      outcome.kept.append(
        EditionOutcome.Kept(
          path: path,
          exercise: exercise(at: path),
          state: state,
          isNewer: isNewer
        )
      )
    }
    switch try folder.state(of: path) {
    case .somethingElse: return keep(.inTheWay)
    // An answer may do without one of the starter's files.
    case .nothing where known.written[path] != nil && exercise(at: path) != nil:
      return keep(.removed)
    case .nothing: break
    case .file(new, file.isExecutable):
      outcome.unchanged += 1
      return
    case .file(let old, _) where old != new && !known.knows(old, at: path) && !isSeal(path):
      return keep(.changed)
    case .file: break
    }
    try folder.write(new, to: path, isExecutable: file.isExecutable)
    outcome.written += 1
  }

  /// Removes a file that has left the course, unless somebody has made it his own.
  private func remove(
    _ path: String,
    from folder: EditionFolder,
    _ known: EditionRecord,
    _ outcome: inout EditionOutcome
  ) throws(EditionError) {
    switch try folder.state(of: path) {
    case .nothing: break
    case .file(let data, _) where known.knows(data, at: path):
      try folder.remove(path)
      outcome.removed += 1
    case .file, .somethingElse:
      outcome.kept.append(
        EditionOutcome.Kept(path: path, exercise: nil, state: .left, isNewer: false)
      )
    }
  }

  /// A Boolean value that tells whether a file is a seal: one that was changed is damaged, nobody's own.
  private func isSeal(_ path: String) -> Bool { path.hasSuffix(".\(HiddenFiles.ending)") }

  /// The exercise that a Swift file is to be edited for; nil for every other file.
  private func exercise(at path: String) -> ExerciseID? {
    guard path.hasSuffix(".swift") else { return nil }
    return course.exercises.first { path.hasPrefix("Exercises/\($0.hiddenFiles.sealName)/") }?.id
  }
}
