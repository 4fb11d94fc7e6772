import Workbook

/// Shows what the doctor found: a line for each subject, and below it the cure.
enum DoctorView {
  static func outcome(of diagnoses: [Diagnosis]) -> Outcome {
    let hasBroken = diagnoses.contains { $0.state == .broken }
    let isSound = diagnoses.allSatisfy { $0.state == .sound }
    let verdict =
      isSound
      ? Passage.line(Message.doctorSound(), .success)
      : hasBroken
        ? .line(Message.doctorBroken(), .failure) : .line(Message.doctorWeak(), .warning)
    let width = 2 + (diagnoses.map { DisplayWidth.of(subject(of: $0)) }.max() ?? 0)
    return Outcome(
      passages: diagnoses.flatMap { passages(for: $0, width: width) } + [.blank, verdict],
      status: hasBroken ? .failed : .done
    )
  }

  private static func passages(for diagnosis: Diagnosis, width: Int) -> [Passage] {
    let (word, role) = words(for: diagnosis.state)
    let subject = subject(of: diagnosis)
    let gap = String(repeating: " ", count: width - DisplayWidth.of(subject))
    let line = Passage.text(
      [Span(word, role), Span("\(room(after: word))\(subject)\(gap)\(diagnosis.fact)")],
      hanging: 6 + width
    )
    guard let cure = diagnosis.cure else { return [line] }
    return [line, .text([Span("      \(cure)", .note)], hanging: 6)]
  }

  private static func subject(of diagnosis: Diagnosis) -> String {
    Message.doctorSubjects[diagnosis.subject.rawValue]?() ?? ""
  }

  /// What parts a state's word from the subject, so that all subjects begin in one column.
  private static func room(after word: String) -> String {
    String(repeating: " ", count: max(1, 6 - DisplayWidth.of(word)))
  }

  private static func words(for state: Diagnosis.State) -> (String, Role) {
    switch state {
    case .sound: (Message.doctorStateSound(), .success)
    case .weak: (Message.doctorStateWeak(), .warning)
    case .broken: (Message.doctorStateBroken(), .failure)
    }
  }
}
