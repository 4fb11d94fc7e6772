import Foundation
import Grader
import Workbook

/// Does work on threads of their own, and posts what comes of it.
struct Worker: Sendable {
  let workshop: Workshop
  let mailbox: Mailbox

  /// Starts the work and returns at once.
  func start(_ work: Work, id: Job.ID) throws -> Job {
    let job = Job(id: id, work: work, cancellation: try Cancellation())
    Thread.detachNewThread {
      let finding = self.result(of: job)
      mailbox.post(.finished(finding, job: id))
    }
    return job
  }

  /// Waits for a driven app's end, beside the loop.
  func awaitEnd(of app: DrivenApp) {
    Thread.detachNewThread {
      let ending = app.wait()
      mailbox.post(.appEnded(ending))
    }
  }

  private func result(of job: Job) -> Report.Finding {
    do {
      return try find(job)
    } catch let failure as AppAnswer.Failure {
      return .noAnswer(failure)
    } catch {
      return .failed(error)
    }
  }

  private func find(_ job: Job) throws -> Report.Finding {
    let progress: Workshop.Progress = { mailbox.post(.stage($0, job: job.id)) }
    switch job.work {
    case .check(let exercise):
      return .verdict(exercise, try workshop.check(exercise, job.cancellation, progress))
    case .build(let source):
      return .built(source, try workshop.build(source, progress))
    case .answer(let question, let choice):
      let source = AppSource(question.lesson, arguments: question.prediction.arguments)
      let built = try workshop.build(source, progress)
      guard case .program(let program) = built else { return .built(source, built) }
      let found = try AppAnswer.find(
        from: try workshop.launch(program, source),
        commands: question.prediction.commands,
        ask: question.prediction.ask
      )
      return .answer(question, choice: choice, found: found)
    }
  }
}
