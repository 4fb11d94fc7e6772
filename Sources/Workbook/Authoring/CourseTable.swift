import Foundation

/// The README's table of the course: a row for each lesson, which leads to its text and its exercises.
package struct CourseTable {
  private var lines: [String]

  /// The README's name.
  package static let file = "README.md"

  /// Takes the table in a README.
  package init(_ readme: String) { lines = readme.components(separatedBy: "\n") }

  /// The README with the table in it.
  var readme: String { lines.joined(separator: "\n") }

  /// Adds a row for a lesson that has no exercises yet, behind the last one.
  /// - Returns: Whether there was a row to put it behind.
  mutating func add(_ number: Int, _ title: String, folder: String) -> Bool {
    guard let last = lines.lastIndex(where: { $0.hasPrefix("| ") && $0.contains("](Lessons/") })
    else { return false }
    let about = "\(Mark.words)what it is about"
    let row = "\(Self.beginning(number, title, folder)) \(about) \(Self.end(0, folder))"
    lines.insert(row, at: last + 1)
    return true
  }

  /// Counts one more exercise of a lesson.
  /// - Returns: Whether the lesson has a row that tells how many it had.
  mutating func count(in lesson: Lesson) -> Bool {
    let folder = lesson.folder.lastPathComponent
    let end = Self.end(lesson.exercises.count, folder)
    guard let index = row(of: lesson), lines[index].hasSuffix(end) else { return false }
    lines[index].removeLast(end.count)
    lines[index] += Self.end(lesson.exercises.count + 1, folder)
    return true
  }

  /// Tells what is wrong with a lesson's row.
  /// - Parameter lesson: The lesson.
  /// - Returns: Its line, from 1, and what to write; the line is nil where it has no row.
  package func faults(of lesson: Lesson) -> [(line: Int?, cure: String)] {
    let folder = lesson.folder.lastPathComponent
    guard let index = row(of: lesson) else {
      let beginning = Self.beginning(of: lesson)
      return [(nil, "The table of the course has no row that begins with `\(beginning)`. Add it.")]
    }
    let end = Self.end(lesson.exercises.count, folder)
    let isCounted = lines[index].hasSuffix(end)
    let marks = Mark.list(lines[index]).map { "Still to be written: \($0.what)" }
    return (marks + (isCounted ? [] : ["End this row with `\(end)`."])).map { (index + 1, $0) }
  }

  private func row(of lesson: Lesson) -> Int? {
    let beginning = Self.beginning(of: lesson)
    return lines.firstIndex { $0.hasPrefix(beginning) }
  }

  private static func beginning(of lesson: Lesson) -> String {
    beginning(lesson.number, lesson.englishTitle, lesson.folder.lastPathComponent)
  }

  private static func beginning(_ number: Int, _ title: String, _ folder: String) -> String {
    "| \(number) | [\(title)](Lessons/\(folder)/Lesson.md) |"
  }

  private static func end(_ exercises: Int, _ folder: String) -> String {
    exercises == 0 ? "| 0 |" : "| [\(exercises)](Exercises/\(folder)) |"
  }
}
