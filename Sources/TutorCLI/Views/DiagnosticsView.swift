import Grader
import Workbook

/// Shows why an app's sources do not compile.
enum DiagnosticsView {
  /// The first error in the course's words, and how many there are besides.
  static func passages(for diagnostics: [Diagnostic], of source: AppSource) throws -> [Passage] {
    if let exercise = source.exercise {
      let verdict = Verdict(
        exercise: exercise.id,
        outcome: .notCompiled(diagnostics),
        toolchain: ""
      )
      return ExplanationView.passages(for: try Explainer(exercise).explain(verdict))
    }
    return [.line(Message.appNotCompiled(["app": source.name]), .failure)]
      + ExplanationView.passages(for: Explanation(errors: diagnostics))
  }
}
