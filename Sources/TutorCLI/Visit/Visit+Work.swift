import Grader
import Workbook

extension Visit {
  /// Gives up the job; what it still reports is not listened to.
  func stopWork() {
    job?.cancellation.cancel()
    job = nil
    advance = nil
    buildsSupport = false
  }

  func take(_ report: Report) {
    switch report {
    case .stage(let stage, let id):
      guard id == job?.id else { return }
      buildsSupport = stage == .support
      tell(WorkView.passages(for: stage))
    case .waiting(let id):
      guard id == job?.id else { return }
      buildsSupport = true
      tell([.line(Message.workElsewhere(), .note)])
    case .advance(let advance, let id):
      if id == job?.id { show(advance) }
    case .begun(let check, let id):
      if id == job?.id { job?.check = check }
    case .mutants(let exercise, let count, let id):
      if id == job?.id {
        screen.show(MutantsView.beginning(of: exercise, count: count), endsWithBlank: false)
      }
    case .finished(let finding, let id):
      guard id == job?.id else { return }
      advance = nil
      if case .failed = finding, job?.work.isRecheck == true { watched?.watch.giveUp() }
      job = nil
      buildsSupport = false
      rest = []
      take(finding)
      takeTypedAhead()
    }
  }

  /// Says what the job is at, unless what comes of it is for a program.
  private func tell(_ passages: [Passage]) {
    if job?.work.isForProgram == false { screen.show(passages, endsWithBlank: false) }
  }

  /// Who waits should see what goes on, and how it is stopped, if it takes longer than a breath.
  func sayThatWorkIsSlow() {
    guard context.terminal.isInteractive, let job, job.takesLong, !job.isKnownAsSlow,
      advance == nil, !buildsSupport, !job.work.isForProgram
    else { return }
    self.job?.isKnownAsSlow = true
    screen.show(WorkView.still(job), endsWithBlank: false)
  }

  private func remember(_ results: [ExerciseResult]) {
    for result in results {
      guard case .success(let verdict) = result.verdict else { continue }
      keep(verdict.work(on: result.exercise, at: context.now()))
    }
  }

  /// Shows a verdict between other passages, and remembers it.
  func show(
    _ verdict: Verdict,
    on exercise: Exercise,
    below heading: [Passage] = [],
    above end: [Passage] = []
  ) {
    let hadPassed = context.progress[exercise.id].hasPassed
    keep(verdict.work(on: exercise, at: context.now()))
    perform { context in
      let view = VerdictView(exercise: exercise, verdict: verdict, isFirstPass: !hadPassed)
      var outcome = try view.outcome(in: context)
      outcome.passages = heading + outcome.passages + end
      return outcome
    }
  }

  private func take(_ finding: Report.Finding) {
    switch finding {
    case .verdict(let exercise, let verdict, let time):
      noteInWatch(verdict, on: exercise)
      let timings = time.map { [.blank] + TimingsView.passages(of: verdict.timings, total: $0) }
      show(verdict, on: exercise, above: timings ?? [])
    case .results(let results):
      remember(results)
      perform { _ in ResultsView.outcome(of: results) }
    case .rechecked(let exercise, let verdict):
      takeRecheck(verdict, on: exercise)
    case .built(let source, .program(let program)):
      open(program, of: source)
    case .built(let source, .diagnostics(let diagnostics)):
      perform { _ in try DiagnosticsView.outcome(of: diagnostics, in: source) }
    case .answer(let question, let choice, let found):
      screen.show(QuestionView(question).verdict(choice: choice, found: found))
      if let review = question.review { goOn(with: review, wasRight: choice == found) }
    case .replayed(let replay):
      perform { _ in ReplayView.outcome(of: replay) }
    case .saved(let file, let count):
      screen.show([.line(Message.saved(["path": file.path, "count": count]), .success)])
    case .examined(let diagnoses):
      perform { _ in DoctorView.outcome(of: diagnoses) }
    case .verified(let findings, let scope):
      perform { _ in VerificationView.outcome(of: findings, in: scope) }
    case .recorded(let paths):
      perform { _ in VerificationView.outcome(ofRecording: paths) }
    case .broken(let reports, let findings):
      perform { _ in MutantsView.outcome(of: reports, findings) }
    case .copied(let outcome):
      perform { Outcome(passages: EditionView(outcome, in: $0).passages) }
    case .graded(let result, let reports, let shard):
      show(GradeView(result, reports: reports, shard: shard, in: context))
    case .failed(let failure as AppDialogue.Failure):
      screen.show(AppView.passages(for: failure.ending))
    case .failed(let error):
      fail(error)
    }
  }

  /// Shows how far the job has come: on the prompt while there is one, on a line of its own else.
  private func show(_ advance: Advance) {
    if job?.work.isForProgram == true { return }
    let before = self.advance
    self.advance = advance
    let terminal = context.terminal
    guard terminal.hasColor else {
      let passages = AdvanceView.passages(from: before, to: advance)
      return screen.show(passages, endsWithBlank: false)
    }
    if levels.isEmpty || !isSlow {
      screen.draw(AdvanceView.bar(advance, on: terminal))
    }
  }
}
