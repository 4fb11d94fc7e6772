import Grader
import Workbook

/// Shows a verdict in the course's words, and offers the next hint.
struct VerdictView: Sendable {
  var exercise: Exercise
  var verdict: Verdict

  func outcome(in context: Context) throws -> Outcome {
    var passages = ExplanationView.passages(for: try Explainer(exercise).explain(verdict))
    if !verdict.passed, try context.progress[exercise.id].hintsShown < exercise.hints().count {
      passages += [.blank, .line(Message.hintOffered(), .note)]
    }
    return Outcome(passages: passages, status: verdict.passed ? .done : .checksFailed)
  }
}
