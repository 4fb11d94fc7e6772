/// Finds out from the compiler's words which names of the task a submission lacks.
struct MissingNames {
  /// The names in the order in which the checks need them, each once: `HomeCoordinator`,
  /// `HomeCoordinator.finish`.
  private(set) var names: [String] = []

  /// Looks through the errors of the hidden checks.
  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.severity == .error {
      guard let name = Self.name(missingIn: diagnostic), !names.contains(name) else { continue }
      names.append(name)
    }
  }

  private static func name(missingIn diagnostic: Diagnostic) -> String? {
    let quoted = diagnostic.quoted
    switch diagnostic.id {
    case "could_not_find_value_member", "could_not_find_value_member_corrected",
      "could_not_find_type_member", "could_not_find_type_member_corrected":
      guard quoted.count >= 2 else { return quoted.first }
      return "\(withoutDecoration(quoted[0])).\(quoted[1])"
    case "cannot_find_in_scope", "cannot_find_in_scope_corrected", "cannot_find_type_in_scope",
      "wrong_argument_labels", "extra_argument_labels",
      "extra_argument_named":
      return quoted.first
    default:
      return nil
    }
  }

  /// `HomeCoordinator?` and `HomeCoordinator.Type` are about `HomeCoordinator`.
  private static func withoutDecoration(_ type: String) -> String {
    var type = type[...]
    while let last = type.last, "?!".contains(last) { type.removeLast() }
    if type.hasSuffix(".Type") { type.removeLast(".Type".count) }
    return String(type)
  }
}

extension Diagnostic {
  /// The diagnostic without a place in the hidden checks or a line of them; the names stay.
  func withoutHiddenText(hidden: Set<String>) -> Diagnostic {
    var copy = self
    copy.notes = notes.map { $0.withoutHiddenText(hidden: hidden) }
    guard hidden.contains(file) || file.isEmpty else { return copy }
    (copy.file, copy.line, copy.column, copy.sourceLine) = ("", 0, 0, "")
    return copy
  }
}
