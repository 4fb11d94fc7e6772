import Verification
import Workbook

/// Shows what became of the changes that break the references.
enum MutantsView {
  static func beginning(of exercise: Exercise, count: Int) -> [Passage] {
    [.line(Message.mutantsBeginning(["exercise": exercise.id, "count": count]), .note)]
  }

  static func outcome(of reports: [MutantReport], _ findings: [Finding]) -> Outcome {
    let lines = VerificationView.passages(for: findings) + (findings.isEmpty ? [] : [.blank])
    let shares = reports.map { report in
      Passage.line(
        Message.mutantsShare([
          "exercise": report.exercise.id, "percent": report.percentSeen,
          "count": report.count, "unseen": report.unseen.count,
          "harmless": report.harmless.count,
        ])
      )
    }
    let count = Message.verifyFindings(["count": findings.count])
    return Outcome(
      passages: lines + shares + [.line(count, findings.isEmpty ? .success : .failure)],
      status: findings.isEmpty ? .done : .checksFailed
    )
  }
}
