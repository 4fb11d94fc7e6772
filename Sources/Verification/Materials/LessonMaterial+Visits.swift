import Foundation
import Workbook

extension LessonMaterial {
  /// The first line of a visit that is not what the app shows, as a finding; none if all is true.
  func findings(about told: Transcript, _ played: Transcript, in file: URL) -> [Finding] {
    guard told.subject == .lesson(lesson.number) else {
      return [finding(file, line: told.line, "Run the lesson's own app: `$ run \(lesson.number)`.")]
    }
    guard let difference = told.firstDifference(from: played) else { return [] }
    return [
      finding(
        file,
        line: difference.line,
        "The app does not answer `\(difference.command)` so. Here stands"
          + " \(quoted(difference.expected)), and it shows \(quoted(difference.found))."
          + " If the app is right, `tutor verify --record \(lesson.number)` writes it down."
      )
    ]
  }

  private func quoted(_ line: String?) -> String { line.map { "“\($0)”" } ?? "no line" }
}
