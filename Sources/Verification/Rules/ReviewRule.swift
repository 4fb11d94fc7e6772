import Workbook

/// The questions for later days are answered by the app, bear names of their own, and are put in a
/// setting that the lesson's text does not have.
struct ReviewRule: Rule {
  /// The fewest questions, so that a review can be about one lesson alone.
  static let fewest = 3

  func findings(in material: LessonMaterial) throws -> [Finding] {
    let questions = try material.rehearsal.review.get()
    let file = material.lesson.reviewFile
    guard questions.count >= Self.fewest else {
      let problem =
        "There are \(questions.count) questions for later days; write \(Self.fewest) or more."
      return [material.finding(file, problem)]
    }
    let answers = try material.rehearsal.reviewAnswers.get()
    let predictions = try material.rehearsal.text.get().predictions
    return material.findings(about: questions.map(\.prediction), answers, in: file)
      + questions.enumerated().flatMap { index, question in
        problems(of: question, after: questions.prefix(index), predictions).map {
          material.finding(file, line: question.prediction.line, $0)
        }
      }
  }

  private func problems(
    of question: ReviewQuestion,
    after others: ArraySlice<ReviewQuestion>,
    _ predictions: [Prediction]
  ) -> [String] {
    var problems: [String] = []
    if others.contains(where: { $0.name == question.name }) {
      problems.append("Another question has this heading. Give each its own: it is kept by it.")
    }
    if predictions.contains(where: { question.prediction.isTheSame(as: $0) }) {
      problems.append("The text asks the same. Change what is done in the app, or what is asked.")
    }
    return problems
  }
}

extension Prediction {
  /// A Boolean value that tells whether the app is driven in the same way and asked the same.
  fileprivate func isTheSame(as other: Prediction) -> Bool {
    arguments == other.arguments && commands == other.commands && ask == other.ask
  }
}
