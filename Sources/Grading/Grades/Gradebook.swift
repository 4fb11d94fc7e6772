package import Workbook

/// The grades of a class: the one value that every report is made from.
package struct Gradebook: Codable, Equatable, Sendable {
  /// The version of this value's form, told by a file that was written by another tutor.
  package static let form = 2

  /// The version of the form that these grades were written in.
  package private(set) var form = Gradebook.form
  /// The fingerprint of the course's checks; other grades are to be expected where it differs.
  package var course: String
  /// The version of the compiler, `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package var toolchain: String
  /// The exercises that were assigned, in the course's order.
  package var assigned: [ExerciseID]
  /// The students, by name.
  package var students: [StudentGrade]
  /// Files of different students that are the same or nearly so, the likest first.
  package var likenesses: [Likeness]

  /// Makes a class's grades from their parts.
  package init(
    course: String,
    toolchain: String,
    assigned: [ExerciseID],
    students: [StudentGrade],
    likenesses: [Likeness] = []
  ) {
    self.course = course
    self.toolchain = toolchain
    self.assigned = assigned
    self.students = students
    self.likenesses = likenesses
  }
}
