import Grader
import Grading
import Workbook

/// Shows that work which takes time has begun, or has reached a stage worth telling.
enum WorkView {
  static func beginning(of work: Work) -> [Passage] {
    switch work {
    case .checkAll: [.line(Message.workCheckingAll(), .note)]
    case .check(let exercise, _), .recheck(let exercise):
      [.line(Message.workChecking(["exercise": exercise.id]), .note)]
    case .build(let source): [.line(Message.workBuilding(["app": source.name]), .note)]
    case .answer: [.line(Message.questionRunning(), .note)]
    case .replay(_, let path): [.line(Message.workReplaying(["path": path]), .note)]
    case .save: []
    case .examination: [.line(Message.workExamining(), .note)]
    case .verify: [.line(Message.workVerifying(), .note)]
    case .record: [.line(Message.workRecording(), .note)]
    case .grade(let request):
      work.isForProgram
        ? [] : [.line(Message.workGrading(["students": request.studentCount]), .note)]
    case .merge: work.isForProgram ? [] : [.line(Message.workMerging(), .note)]
    case .edition: [.line(Message.workEdition(), .note)]
    case .breakage: [.line(Message.workBreaking(), .note)]
    }
  }

  /// What is said of work that takes long.
  static func still(_ job: Job) -> [Passage] {
    guard let check = job.check, let exercise = job.work.exercise else {
      return [.line(Message.workStill(), .note)]
    }
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "exercise": exercise.id, "number": check.number, "count": check.count,
      "requirement": check.requirement,
    ]
    return [.line(Message.workStillChecking(facts), .note)]
  }

  static func passages(for stage: Stage) -> [Passage] {
    stage == .support ? [.line(Message.workSupport(), .note)] : []
  }
}
