import Workbook

/// The words of the prompt, which say the level: `lesson 5 ›`, `app ›`.
enum PromptView {
  /// The prompt while something is at work; what is typed there is done afterwards.
  static var busy: String { Message.busyPrompt() + " … " }

  static func text(for level: Level?, in context: Context) -> String {
    switch level {
    case .app: Message.appPrompt() + " › "
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
