import Foundation
import Workbook

/// A prediction is answered by the app, and exactly one of its choices is that answer.
struct PredictionsRule: Rule {
  /// The fewest predictions that a lesson asks for.
  static let fewest = 3

  func findings(in material: LessonMaterial) throws -> [Finding] {
    let rehearsal = material.rehearsal
    let file = material.lesson.textFile
    let predictions = try rehearsal.text.get().predictions
    let wrong = try material.findings(about: predictions, rehearsal.answers.get(), in: file)
    guard predictions.count < Self.fewest else { return wrong }
    let problem =
      "The text asks for \(predictions.count) predictions; ask for \(Self.fewest) or more."
    return wrong + [material.finding(file, problem)]
  }
}

extension LessonMaterial {
  /// What is wrong with the choices of predictions, by what the app answers.
  func findings(
    about predictions: [Prediction],
    _ answers: [String],
    in file: URL
  ) -> [Finding] {
    zip(predictions, answers).compactMap { prediction, answer in
      let count = prediction.choices.count { $0 == answer }
      guard count != 1 else { return nil }
      return finding(
        file,
        line: prediction.line,
        "The app answers “\(answer)”, which is \(count == 0 ? "none" : "\(count)") of the choices;"
          + " exactly one must be it."
      )
    }
  }
}
