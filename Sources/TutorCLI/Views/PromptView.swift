import Grader
import Workbook

/// The words of the prompt, which say the level: `lesson 5 ›`, `app ›`.
enum PromptView {
  /// The prompt while something is at work; what is typed there is done afterwards.
  ///
  /// Where it takes long, the prompt says how it is stopped.
  static func busy(with job: Job?) -> String { busyWords(job) + " … " }

  private static func busyWords(_ job: Job?) -> String {
    guard let job, job.takesLong else { return Message.busyPrompt() }
    guard let check = job.check else { return Message.busyLongPrompt() }
    return Message.busyCheckPrompt(["number": check.number, "count": check.count])
  }

  static func text(for level: Level?, in context: Context) -> String {
    switch level {
    case .app: Message.appPrompt() + " › "
    case .pages: Message.pagesPrompt() + " › "
    case .tour: Message.tourPrompt() + " › "
    case .question: Message.questionPrompt() + " › "
    case .watch: watch(in: context) + " › "
    case .lesson, nil: Message.lessonName(["lesson": context.position.lesson]) + " › "
    }
  }

  private static func watch(in context: Context) -> String {
    guard let exercise = context.position.exercise else {
      return Message.lessonName(["lesson": context.position.lesson])
    }
    return Message.watchPrompt(["exercise": exercise])
  }
}
