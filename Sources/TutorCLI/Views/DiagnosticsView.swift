import Grader
import Workbook

/// Shows why an app's sources do not compile.
enum DiagnosticsView {
  /// Errors in source order; an exercise's are explained in the course's words.
  static func passages(for diagnostics: [Diagnostic], of source: AppSource) throws -> [Passage] {
    if let exercise = source.exercise {
      let verdict = Verdict(
        exercise: exercise.id,
        outcome: .notCompiled(diagnostics),
        toolchain: ""
      )
      return ExplanationView.passages(for: try Explainer(exercise).explain(verdict))
    }
    let errors = diagnostics.filter { $0.severity == .error }
    let parts = errors.map {
      Explanation.Part.place(
        file: $0.file,
        line: $0.line,
        column: $0.column,
        message: $0.message,
        source: $0.sourceLine
      )
    }
    return [.line(Message.appNotCompiled(["app": source.name]), .failure)]
      + ExplanationView.passages(for: Explanation(parts: parts))
  }
}
