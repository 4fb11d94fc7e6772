import Workbook

extension Explainer {
  /// Explains a submission that does not compile.
  func notCompiled(_ diagnostics: [Diagnostic]) -> [Explanation.Part] {
    [headline(.verdictNotCompiled, passed: false)] + Explanation(errors: diagnostics).parts
  }

  /// Explains a submission that compiles and lacks what the task names; the checks stay hidden.
  func taskBroken(missing: [String], _ diagnostics: [Diagnostic]) -> [Explanation.Part] {
    var parts = [headline(.verdictTaskBroken, passed: false)]
    if missing.isEmpty {
      let message = diagnostics.first { $0.severity == .error }?.message ?? ""
      parts.append(
        .markdown(Message.missingUnknown(["exercise": exercise.id, "message": message]))
      )
    }
    parts += missing.map { .markdown(Message.missingName(["name": $0])) }
    return parts
  }
}
