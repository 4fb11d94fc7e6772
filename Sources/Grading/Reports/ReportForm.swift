/// The forms in which grades can be written; all are made from the same value.
package enum ReportForm: String, CaseIterable, Sendable {
  /// A table for spreadsheets, a line for each student and exercise.
  case csv
  /// Everything, for other programs.
  case json
  /// JUnit XML, an entry for every check of every student.
  case junit
  /// A page about the whole class.
  case html
  /// What each student may read.
  case feedback
  /// Gradescope's `results.json`, for each student.
  case gradescope
  /// Exercism's `results.json` version 3, for each student and exercise.
  case exercism

  /// Writes grades in this form, a file at a time: one for the class, or one for each student or answer.
  /// - Parameters:
  ///   - gradebook: The grades.
  ///   - write: Called with each file.
  /// - Throws: What `write` throws.
  package func files<Failure>(
    of gradebook: Gradebook,
    _ write: (ReportFile) throws(Failure) -> Void
  ) throws(Failure) {
    switch self {
    case .csv: try write(ReportFile("grades", ending: ".csv", text: gradebook.csv))
    case .json: try write(ReportFile("grades", ending: ".json", text: gradebook.json))
    case .junit: try write(ReportFile("grades", ending: ".xml", text: gradebook.junit))
    case .html:
      try write(ReportFile("class", ending: ".html", text: ClassPage(gradebook).html))
    case .feedback:
      for student in gradebook.students {
        try write(
          ReportFile("feedback", student.student, ending: ".md", text: student.feedback)
        )
      }
    case .gradescope:
      for student in gradebook.students { try write(student.gradescopeFile) }
    case .exercism:
      for student in gradebook.students {
        for grade in student.exercises { try write(grade.exercismFile(of: student.student)) }
      }
    }
  }

  /// The grades in this form, as one text; what are several files stand one after the other in it.
  package func text(of gradebook: Gradebook) -> String {
    var text = ""
    files(of: gradebook) { text += $0.text }
    return text
  }
}

extension StudentGrade {
  fileprivate var gradescopeFile: ReportFile {
    ReportFile("gradescope", student, ending: "/results.json", text: gradescope)
  }
}

extension ExerciseGrade {
  fileprivate func exercismFile(of student: String) -> ReportFile {
    ReportFile("exercism", student, "\(exercise)", ending: "/results.json", text: exercism)
  }
}
