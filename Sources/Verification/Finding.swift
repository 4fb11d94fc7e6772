/// Something in the course that is not as it should be, where it stands, and how to mend it.
package struct Finding: Hashable, Sendable {
  /// The file's path below the workbook's root.
  package let file: String
  /// The line, from 1; 1 too where the file as a whole is meant.
  package let line: Int
  /// What is wrong, and how to mend it.
  package let message: String
  /// A Boolean value that tells whether it only has to be known: no promise is broken by it.
  package let isNote: Bool

  /// Makes a finding.
  package init(file: String, line: Int = 1, message: String, isNote: Bool = false) {
    self.file = file
    self.line = line
    self.message = message
    self.isNote = isNote
  }
}

extension Finding: CustomStringConvertible {
  /// The finding as editors and terminals know how to open it: `Lessons/05…/Lesson.md:120: …`.
  package var description: String { "\(file):\(line): \(message)" }
}

/// By file, and within a file by line.
extension Finding: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.message) < (right.file, right.line, right.message)
  }
}
