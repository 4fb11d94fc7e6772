package import Foundation
package import Grader
import Workbook

/// What one student has handed in: a folder, or an archive of one.
package struct Submission: Equatable, Sendable {
  /// The student, as the folder or the archive is called.
  package let student: String
  /// Where it lies.
  package let place: URL
  /// What else lies in the class's folder under the student's name: an archive beside a folder.
  package let rivals: [URL]

  /// Makes a submission.
  init(student: String, place: URL, rivals: [URL] = []) {
    self.student = student
    self.place = place
    self.rivals = rivals
  }

  /// Reads it, and sorts what was found into answers.
  ///
  /// Where several bear the student's name, nobody knows which is meant. What all of them hold alike
  /// counts, as in an archive and the folder that it was unpacked to; for the rest none counts.
  /// - Parameters:
  ///   - grader: Encloses the programs that read archives.
  ///   - course: The course.
  /// - Returns: The answers.
  func placement(by grader: Grader, course: Course) -> Placement {
    let readings = ([place] + rivals).map { place in
      let one = Submission(student: student, place: place)
      return Placement(one.read(by: grader), course: course)
    }
    guard let first = readings.first, readings.count > 1 else { return readings[0] }
    let names = ([place] + rivals).map(\.lastPathComponent).joined(separator: ", ")
    return first.agreeing(
      with: readings.dropFirst(),
      fault: Message.handInRivals(["names": names])
    )
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
    let (name, classFolder) = (place.lastPathComponent, place.deletingLastPathComponent().path)
    if ArchiveKind(name: name) != nil, !place.hasDirectoryPath {
      return reader.read(name, below: classFolder)
    }
    let (handIn, archives) = FolderReader.read(place.path, limits: limits)
    guard handIn.files.isEmpty, !archives.isEmpty else { return handIn }
    let byAge = archives.sorted { $0.modified < $1.modified }.map(\.path)
    guard let newest = byAge.last else { return handIn }
    var found = reader.read("\(name)/\(newest)", below: classFolder)
    for trouble in handIn.troubles { found.add(trouble) }
    if byAge.count > 1 {
      found.add(.severalArchives(used: newest, left: byAge.dropLast()))
    }
    return found
  }
}
