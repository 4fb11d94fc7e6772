package import Workbook

/// The grades of a class: the one value that every report is made from.
package struct Gradebook: Equatable, Sendable {
  /// What is told of the class as a whole.
  package var head: Head
  /// The students, by name.
  package var students: [StudentGrade]

  /// What is told of a class as a whole.
  package struct Head: Codable, Equatable, Sendable {
    /// The version of the form that the grades were written in, told by a file of another tutor's.
    package private(set) var form = Gradebook.form
    /// The fingerprint of the course's checks; other grades are to be expected where it differs.
    package var course: String
    /// The version of the compiler, `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    package var toolchain: String
    /// The exercises that were assigned, in the course's order.
    package var assigned: [ExerciseID]
    /// Files of different students that are the same or nearly so, the likest first.
    package var likenesses: [Likeness] = []
  }

  /// The version of this value's form.
  package static let form = 2

  /// Makes a class's grades from their parts.
  package init(
    course: String,
    toolchain: String,
    assigned: [ExerciseID],
    students: [StudentGrade],
    likenesses: [Likeness] = []
  ) {
    head = Head(course: course, toolchain: toolchain, assigned: assigned, likenesses: likenesses)
    self.students = students
  }

  /// The exercises that were assigned, in the course's order.
  package var assigned: [ExerciseID] { head.assigned }
}
