import Workbook

/// The sections of all lessons, by the names that readers and texts ask for them by.
struct SectionNames: Sendable {
  private let names: [Int: Result<Set<String>, CourseError>]

  /// Reads the headings of every lesson.
  init(_ course: Course) {
    let pairs = course.lessons.map { lesson in
      let names = Result { () throws(CourseError) in
        Set(try MarkdownSection.list(file: lesson.textFile).map(\.name))
      }
      return (lesson.number, names)
    }
    names = Dictionary(pairs) { first, _ in first }
  }

  /// A Boolean value that tells whether a lesson has a section; true for a lesson that cannot be read,
  /// which is a finding of its own.
  func has(_ section: String, inLesson lesson: Int) -> Bool {
    switch names[lesson] {
    case .success(let names): names.contains(section)
    case .failure: true
    case nil: false
    }
  }
}
