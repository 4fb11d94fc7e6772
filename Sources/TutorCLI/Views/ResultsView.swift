import Grader
import Workbook

/// Shows what became of all exercises: a line each, and how many pass.
enum ResultsView {
  static func outcome(of results: [ExerciseResult]) -> Outcome {
    let verdicts = results.compactMap(\.verdict)
    let passed = verdicts.count { $0.isPass }
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "passed": passed, "attempted": verdicts.count, "count": results.count,
    ]
    let isSound = passed == verdicts.count
    return Outcome(
      passages: results.map(line) + [
        .blank, .line(Message.resultsSummary(facts), isSound ? .success : .failure),
      ],
      status: isSound ? .done : .checksFailed
    )
  }

  private static func line(_ result: ExerciseResult) -> Passage {
    let (state, role) = state(of: result.verdict)
    let number = "\(result.exercise.id)  "
    let title = Span("\(number)\(result.exercise.title) — ")
    return .text([title, Span(state, role)], hanging: number.count)
  }

  private static func state(of verdict: Result<Verdict, any Error>?) -> (String, Role) {
    switch verdict {
    case nil:
      return (Message.resultUntouched(), .note)
    case .failure(let error):
      return ("\(error)", .failure)
    case .success(let verdict):
      guard case .graded(let checks) = verdict.outcome else {
        return (Message.resultNotCompiled(), .failure)
      }
      let met = checks.count { $0.ending == .passed }
      let words = Message.resultChecks(["met": met, "count": checks.count])
      return (words, verdict.passed ? .success : .failure)
    }
  }
}

extension Result<Verdict, any Error> {
  fileprivate var isPass: Bool {
    if case .success(let verdict) = self { verdict.passed } else { false }
  }
}
