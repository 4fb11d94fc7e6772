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
    case .csv: try write(gradebook.csvFile)
    case .json: try write(gradebook.jsonFile)
    case .junit: try write(gradebook.junitFile)
    case .html: try write(gradebook.page)
    case .feedback: for student in gradebook.students { try write(student.feedbackFile) }
    case .gradescope: for student in gradebook.students { try write(student.gradescopeFile) }
    case .exercism:
      for student in gradebook.students {
        for grade in student.exercises where grade.isAttempted {
          try write(grade.exercismFile(of: student.student))
        }
      }
    }
  }
}

extension ReportForm {
  /// The grades in this form, as one text; what are several files stand one after the other in it.
  package func text(of gradebook: Gradebook) -> String {
    var text = ""
    files(of: gradebook) { text += $0.text }
    return text
  }
}

extension Gradebook {
  fileprivate var page: ReportFile {
    ReportFile("class", ending: ".html", ReportFile.Text(beginning: ClassPage(self).html))
  }
}

extension StudentGrade {
  fileprivate var feedbackFile: ReportFile {
    ReportFile("feedback", student, ending: ".md", text(\.feedback))
  }

  fileprivate var gradescopeFile: ReportFile {
    ReportFile("gradescope", student, ending: "/results.json", text(\.gradescope))
  }

  private func text(_ piece: @escaping (StudentGrade) -> String) -> ReportFile.Text {
    ReportFile.Text(students: [self], piece: piece)
  }
}

extension ExerciseGrade {
  fileprivate func exercismFile(of student: String) -> ReportFile {
    ReportFile(
      "exercism",
      student,
      "\(exercise)",
      ending: "/results.json",
      ReportFile.Text(beginning: exercism)
    )
  }
}
