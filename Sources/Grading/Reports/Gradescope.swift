/// What Gradescope reads from `results.json`.
///
/// Its fields are described in Gradescope's "Autograder Specifications", section "Output Format".
struct GradescopeResults: Encodable {
  /// A check; or, without points, something that a student must know of an exercise.
  struct Test: Encodable {
    var name: String
    var score: Double?
    var maxScore: Double?
    var status: String
    var output: String

    enum CodingKeys: String, CodingKey {
      case name, score, status, output
      case maxScore = "max_score"
    }
  }

  /// The sum; it counts in the place of the tests' own.
  var score: Double
  var output: String
  var outputFormat = "text"
  var visibility = "visible"
  var tests: [Test]

  enum CodingKeys: String, CodingKey {
    case score, output, visibility, tests
    case outputFormat = "output_format"
  }
}

extension StudentGrade {
  /// The grades as Gradescope reads them: a test for each check.
  var gradescope: String {
    encodedText(
      GradescopeResults(
        score: points.toHundredths,
        output: troubles.joined(separator: "\n"),
        tests: exercises.flatMap { $0.obstacleTest + $0.checks.map($0.test) }
      )
    )
  }
}

extension ExerciseGrade {
  fileprivate var obstacleTest: [GradescopeResults.Test] {
    obstacle.map {
      [.init(name: "\(exercise) \(title): can be checked", status: "failed", output: $0)]
    } ?? []
  }

  fileprivate func test(of check: CheckGrade) -> GradescopeResults.Test {
    let worth = check.worth * weight
    return .init(
      name: "\(exercise) \(title): \(check.requirement)",
      score: (check.isPassed ? worth * lateFactor : 0).toHundredths,
      maxScore: worth.toHundredths,
      status: check.isPassed ? "passed" : "failed",
      output: [fault(of: check), lateSentence].compactMap(\.self).joined(separator: "\n")
    )
  }

  private func fault(of check: CheckGrade) -> String? {
    isAttempted ? check.fault : "not attempted"
  }
}
