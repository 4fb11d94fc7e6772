import Foundation
import Grader
import Workbook

extension Workshop {
  /// The Grader's own compiling and running.
  static func live(root: URL, environment: [String: String]) -> Workshop {
    Workshop(
      check: { _, _, _ in throw CommandError.lessonWithoutExercises(0) },
      build: { _, _ in throw CommandError.lessonWithoutExercises(0) },
      launch: { _, _ in throw CommandError.lessonWithoutExercises(0) }
    )
  }
}
