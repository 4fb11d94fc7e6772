import Grader
import Workbook

/// Shows a verdict in the course's words, and offers the next hint after a check has failed often.
struct VerdictView: Sendable {
  var exercise: Exercise
  var verdict: Verdict
  /// Whether a pass would be the exercise's first.
  var isFirstPass = false

  /// After so many failures of the same check a hint is offered.
  private static let patience = 3

  func outcome(in context: Context) throws -> Outcome {
    let explainer = try Explainer(exercise)
    var passages = ExplanationView.passages(for: explainer.explain(verdict))
    if let offer = try hintOffer(for: context.progress[exercise.id], explainer) {
      passages += [.blank, .line(offer, .note)]
    }
    if verdict.passed, isFirstPass, exercise.hasAnswers {
      passages += [.blank, .line(Message.answerOpen(["exercise": exercise.id]), .note)]
    }
    return Outcome(passages: passages, status: verdict.passed ? .done : .checksFailed)
  }

  private func hintOffer(
    for record: Workbook::Progress.Record,
    _ explainer: Explainer
  ) throws -> String? {
    guard case .graded(let results) = verdict.outcome,
      let check = results.first(where: { record.failures[$0.id, default: 0] >= Self.patience })
    else { return nil }
    let count = try exercise.hints().count
    guard record.hintsShown < count else { return nil }
    return Message.hintOffered([
      "requirement": explainer.requirement(of: check),
      "times": record.failures[check.id, default: 0],
      "number": record.hintsShown + 1, "count": count,
    ])
  }
}
