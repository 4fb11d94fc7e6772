import Foundation
import Verification
import Workbook

/// Shows what was found wrong with the course, and what was written down.
enum VerificationView {
  /// Every finding begins with its place, as editors know how to open it.
  ///
  /// Notes are no findings: they are told, and the course is sound all the same.
  static func outcome(of findings: [Finding], in scope: Scope) -> Outcome {
    var outcome = verdict(on: findings.filter { !$0.isNote }, in: scope)
    let notes = findings.filter(\.isNote)
      .map { Passage.text([Span($0.description, .note)], hanging: 2) }
    outcome.passages.insert(contentsOf: notes, at: outcome.passages.count - 1)
    return outcome
  }

  private static func verdict(on findings: [Finding], in scope: Scope) -> Outcome {
    guard !findings.isEmpty else {
      let facts: KeyValuePairs<String, any CustomStringConvertible> = [
        "lessons": scope.lessons.count, "exercises": scope.exercises.count,
      ]
      return Outcome(passages: [.line(Message.verifySound(facts), .success)])
    }
    let lines = passages(for: findings)
    let count = Message.verifyFindings(["count": findings.count])
    return Outcome(passages: lines + [.blank, .line(count, .failure)], status: .checksFailed)
  }

  /// A finding begins at the left, with its place; what does not fit in the line is set in.
  static func passages(for findings: [Finding]) -> [Passage] {
    findings.map { .text([Span($0.description)], hanging: 2) }
  }

  static func outcome(ofRecording paths: [String]) -> Outcome {
    guard !paths.isEmpty else {
      return Outcome(passages: [.line(Message.recordNothing(), .success)])
    }
    let lines = paths.map { Passage.line(Message.recordWritten(["path": $0]), .success) }
    return Outcome(passages: lines + [.line(Message.recordLook(), .note)])
  }
}
