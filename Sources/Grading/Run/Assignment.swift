import Grader
import Workbook

/// An exercise that a class was to do, with what every answer to it is compared with.
struct Assignment: Sendable {
  let exercise: Exercise
  /// The starter's files; an answer that is as they are is none.
  let starter: Contents
  /// What the starter has in common with every answer.
  let starterPrint: CodePrint
  /// What puts verdicts on it into words.
  let explainer: Explainer
  /// Its checks, in order, as they are for an answer that none of them ran on.
  let checks: [CheckGrade]
  /// A name for all that a grade depends on, apart from the answer and the settings.
  let judge: String

  /// Reads what the course has about exercises.
  static func list(_ exercises: [Exercise], grader: Grader) throws -> [Assignment] {
    let judges = try grader.judgeNames(for: exercises)
    return try exercises.map { try Assignment($0, judge: judges[$0.id] ?? "") }
  }

  /// Reads what the course has about an exercise.
  init(_ exercise: Exercise, judge: String = "") throws {
    self.exercise = exercise
    starter = try exercise.starterContents()
    starterPrint = CodePrint(starter.files)
    explainer = try Explainer(exercise)
    let requirements = try exercise.requirements()
    checks = try exercise.explanations().map {
      CheckGrade(id: $0.check, requirement: requirements[$0.check] ?? $0.check)
    }
    var inputs = Inputs()
    inputs.add([Self.form, judge, exercise.englishTitle])
    for misconception in try exercise.misconceptions() {
      inputs.add([misconception.name, misconception.sentence] + misconception.fails.sorted())
    }
    self.judge = inputs.fingerprint
  }

  /// To be raised when the same verdict would be written down in another way.
  private static let form = "grade 5"
}
