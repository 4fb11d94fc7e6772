package import Foundation
package import Grader

/// What one student has handed in: a folder, or an archive of one.
package struct Submission: Equatable, Sendable {
  /// The student, as the folder or the archive is called.
  package let student: String
  /// Where it lies.
  package let place: URL

  /// Makes a submission.
  init(student: String, place: URL) {
    self.student = student
    self.place = place
  }

  /// Reads it, whatever it holds.
  ///
  /// A folder without any Swift file but with an archive in it stands for that archive; of several, the
  /// newest counts.
  /// - Parameters:
  ///   - grader: Encloses the programs that read archives.
  ///   - limits: How much is read.
  /// - Returns: What was found, with what must be told about the rest.
  package func read(by grader: Grader, limits: HandInLimits = HandInLimits()) -> HandIn {
    let reader = ArchiveReader(grader: grader, limits: limits)
    if ArchiveKind(name: place.lastPathComponent) != nil, !place.hasDirectoryPath {
      return reader.read(place.path)
    }
    let (handIn, archives) = FolderReader.read(place.path, limits: limits)
    guard handIn.files.isEmpty, !archives.isEmpty else { return handIn }
    let byAge = archives.sorted { modified($0) < modified($1) }
    guard let newest = byAge.last else { return handIn }
    var found = reader.read(place.appending(path: newest).path)
    for trouble in handIn.troubles { found.add(trouble) }
    if byAge.count > 1 {
      found.add(.severalArchives(used: newest, left: byAge.dropLast()))
    }
    return found
  }

  private func modified(_ archive: String) -> Date {
    let path = place.appending(path: archive).path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    // One that has gone meanwhile is the oldest, and reading it tells so.
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
