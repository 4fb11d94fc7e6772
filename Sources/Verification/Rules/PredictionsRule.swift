import Workbook

/// A prediction is answered by the app, and exactly one of its choices is that answer.
struct PredictionsRule: Rule {
  /// The fewest predictions that a lesson asks for.
  static let fewest = 3

  func findings(in material: LessonMaterial) throws -> [Finding] {
    let predictions = try material.rehearsal.text.get().predictions
    let answered = try zip(predictions, material.rehearsal.answers.get())
    let wrong = answered.compactMap { prediction, answer -> Finding? in
      let count = prediction.choices.count { $0 == answer }
      guard count != 1 else { return nil }
      return material.finding(
        material.lesson.textFile,
        line: prediction.line,
        "The app answers “\(answer)”, which is \(count == 0 ? "none" : "\(count)") of the choices;"
          + " exactly one must be it."
      )
    }
    guard predictions.count < Self.fewest else { return wrong }
    return wrong + [
      material.finding(
        material.lesson.textFile,
        "The text asks for \(predictions.count) predictions; ask for \(Self.fewest) or more."
      )
    ]
  }
}
