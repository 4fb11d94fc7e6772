import Foundation
import Workbook

/// How one of the compiler's messages is told to a student.
extension Diagnostic {
  /// The names of notes that lead away from the mend: what silences the compiler, makes the app crash
  /// instead, or is a button in Xcode.
  private static let misleadingNotes: Set = [
    "missing_witnesses_general", "unwrap_with_force_value", "note_disable_error_propagation",
    "note_make_conformance_preconcurrency", "note_make_witnesses_nonisolated",
    "note_isolate_conformance_to_global_actor", "shared_state_nonisolated_unsafe",
    "join_identifiers", "join_identifiers_camel_case", "backticks_to_escape",
    "missing_forced_downcast",
  ]

  /// The notes that help with the mend.
  var helpfulNotes: [Diagnostic] {
    notes.filter { note in
      if Self.misleadingNotes.contains(note.id) { return false }
      // Where UIKit declares it is nowhere that a student could look.
      if note.file.isEmpty, note.id.hasPrefix("decl_declared_here") { return false }
      guard note.id == "note_typo_candidate" else { return true }
      // The compiler takes `f` for a slip of `a`.
      return Self.areAlike(quoted.first ?? "", note.quoted.first ?? "")
    }
  }

  /// Returns a Boolean value that tells whether a name may be a slip of another: most of it is the same.
  private static func areAlike(_ first: String, _ second: String) -> Bool {
    let start = first.commonPrefix(with: second).count
    let most = min(first.count, second.count) - start
    let end = zip(first.reversed(), second.reversed()).prefix(most).prefix { $0 == $1 }.count
    return 2 * (start + end) > max(first.count, second.count)
  }

  /// A Boolean value that tells whether it is about what cannot be read as Swift.
  var isSyntax: Bool { DiagnosticMeaning.isSyntax(id) }

  /// What it means in the course's words, with the names of this very message; nil if it is not known.
  var meaning: String? {
    let names = quoted.enumerated().map { (name: "\($0.offset + 1)", value: $0.element) }
    let name = isWildGuess ? "cannot_find_in_scope" : id
    return Message.diagnostic(name, saying: message)?.words.tellingOnly(names)
  }

  /// The place in the student's file with the compiler's words, as far as they speak to the student.
  var place: Explanation.Part {
    guard !file.isEmpty else { return .sentence(told) }
    return .place(file: file, line: line, column: column, message: told, source: sourceLine)
  }

  /// The compiler's words without a wild guess and without the plea to report a bug.
  private var told: String {
    let end = isWildGuess ? "; did you mean" : "; please submit a bug report"
    return message.firstRange(of: end).map { String(message[..<$0.lowerBound]) } ?? message
  }

  /// A Boolean value that tells whether the compiler takes a student's name for a slip of one of C's
  /// functions, `name` for `uname`.
  private var isWildGuess: Bool {
    id == "cannot_find_in_scope_corrected" && notes.allSatisfy(\.file.isEmpty)
      && quoted.last?.allSatisfy(\.isLowercase) == true
  }
}
