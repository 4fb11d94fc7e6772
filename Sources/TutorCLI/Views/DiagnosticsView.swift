import Grader
import Workbook

/// Shows why an app's sources do not compile.
enum DiagnosticsView {
  /// The first error in the course's words, and how many there are besides.
  static func outcome(of diagnostics: [Diagnostic], in source: AppSource) throws -> Outcome {
    if let exercise = source.exercise {
      let verdict = Verdict(
        exercise: exercise.id,
        outcome: .notCompiled(diagnostics),
        toolchain: ""
      )
      let explanation = try Explainer(exercise).explain(verdict)
      return Outcome(passages: ExplanationView.passages(for: explanation), status: .failed)
    }
    let headline = Passage.line(Message.appNotCompiled(["app": source.name]), .failure)
    let errors = ExplanationView.passages(for: Explanation(errors: diagnostics))
    return Outcome(passages: [headline] + errors, status: .failed)
  }
}
