import Editions
import Foundation
import Grader
import Grading
import Verification
import Workbook

/// Does work on threads of their own, and posts what comes of it.
struct Worker: Sendable {
  let grader: Grader
  let mailbox: Mailbox
  let course: Course

  /// Starts the work and returns at once.
  func start(_ work: Work, id: Job.ID) throws -> Job {
    let job = Job(id: id, work: work, cancellation: try Cancellation())
    let language = Language.current
    Thread.detachNewThread {
      Language.$current.withValue(language) {
        do {
          mailbox.post(.finished(try find(job), job: id))
        } catch {
          mailbox.post(.finished(.failed(error), job: id))
        }
      }
    }
    return job
  }

  private func find(_ job: Job) throws -> Report.Finding {
    switch job.work {
    case .check(let exercise, let showsTimings):
      let start = ContinuousClock.now
      let verdict = try verdict(on: exercise, for: job)
      return .verdict(exercise, verdict, time: showsTimings ? start.duration(to: .now) : nil)
    case .checkAll(let exercises):
      let results = try grader.check(all: exercises, cancelled: job.cancellation) {
        mailbox.post(.advance($0, job: job.id))
      }
      return .results(results)
    case .recheck(let exercise):
      let verdict = try verdict(on: exercise, for: job)
      return .rechecked(exercise, verdict)
    case .build(let source):
      return .built(source, try build(source, for: job))
    case .answer(let question, let choice):
      return try answer(question, choice, for: job)
    case .replay(let visits, let path):
      return try replay(visits, path, for: job)
    case .save(let recording, let file):
      return try save(recording, to: file)
    case .examination(let context):
      return .examined(Doctor(context: context, grader: grader).diagnoses())
    case .verify(let scope):
      let verification = verification(for: job)
      let findings = try verification.findings(in: scope) {
        mailbox.post(.advance($0, job: job.id))
      }
      // What a part of the course was verified for is not the state of all translations.
      let notes = try scope.isWhole ? verification.translationNotes() : []
      return .verified(findings + notes, scope)
    case .record(let scope):
      return .recorded(try verification(for: job).record(scope.lessons))
    case .breakage(let scope):
      let (reports, findings) = try verification(for: job).mutants(in: scope) { exercise, count in
        mailbox.post(.mutants(exercise, count: count, job: job.id))
      }
      return .broken(reports, findings)
    case .edition(let maker):
      return .copied(try maker.make())
    case .grade(let request):
      // What is kept of a class, and its reports, must not depend on who asked.
      let result = try Language.$current.withValue(.english) { try grade(request, for: job) }
      return .graded(result, request.reports, shard: request.shard)
    case .merge(let request):
      let result = try Language.$current.withValue(.english) { try request.merge() }
      return .graded(result, request.reports, shard: nil)
    }
  }

  /// What was checked before as it is now is not run again.
  private func verdict(on exercise: Exercise, for job: Job) throws -> Verdict {
    try grader.keptVerdict(on: exercise, cancelled: job.cancellation, progress: progress(job))
  }

  private func grade(_ request: GradeRequest, for job: Job) throws -> ClassResult {
    let run = request.run(of: course, by: grader)
    return try run.grade(
      cancelled: job.cancellation,
      progress: { mailbox.post(.advance($0, job: job.id)) },
      preparing: progress(job)
    )
  }

  private func verification(for job: Job) -> Verification {
    Verification(course, grader: grader, cancelled: job.cancellation)
  }

  /// The app is asked; whether the choice was right is for whoever shows the answer.
  private func answer(
    _ question: Question,
    _ choice: String,
    for job: Job
  ) throws -> Report.Finding {
    let prediction = question.prediction
    let source = AppSource(question.lesson, arguments: prediction.arguments)
    let build = try build(source, for: job)
    guard case .program(let program) = build else { return .built(source, build) }
    let app = try grader.launch(program, arguments: source.arguments)
    let found = try AppDialogue(app).answer(to: prediction.ask, after: prediction.commands)
    return .answer(question, choice: choice, found: found)
  }

  private func save(_ recording: Recording, to file: NewFile) throws -> Report.Finding {
    let player = TranscriptPlayer(grader: grader, program: recording.program)
    let played = try player.play(recording.transcript)
    try file.write(Script([played]).text)
    return .saved(file, commandCount: played.steps.count)
  }

  private func replay(
    _ visits: [(Transcript, AppSource)],
    _ path: String,
    for job: Job
  ) throws -> Report.Finding {
    var count = 0
    for (transcript, source) in visits {
      let build = try build(source, for: job)
      guard case .program(let program) = build else { return .built(source, build) }
      let played = try TranscriptPlayer(grader: grader, program: program).play(transcript)
      count += played.steps.count
      if let difference = transcript.firstDifference(from: played) {
        return .replayed(Replay(path: path, commandCount: count, difference: difference))
      }
    }
    return .replayed(Replay(path: path, commandCount: count, difference: nil))
  }

  private func build(_ source: AppSource, for job: Job) throws -> AppBuild {
    try grader.buildApp(
      sources: source.folder,
      module: source.module,
      cancelled: job.cancellation,
      progress: progress(job)
    )
  }

  private func progress(_ job: Job) -> (Step) -> Void {
    { step in
      if let check = step.check { return mailbox.post(.begun(check, job: job.id)) }
      if step.isElsewhere { return mailbox.post(.waiting(job: job.id)) }
      let advance = step.advance.map { Report.advance($0, job: job.id) }
      mailbox.post(advance ?? .stage(step.stage, job: job.id))
    }
  }
}
