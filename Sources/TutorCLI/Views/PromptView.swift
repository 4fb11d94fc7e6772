import Workbook

/// The words of the prompt, which say the level: `lesson 5 ›`, `app ›`.
enum PromptView {
  static func text(for level: Level?, in context: Context) -> String {
    switch level {
    case .app: Message.appPrompt() + " › "
    case .question: Message.questionPrompt() + " › "
    case .lesson, nil: Message.lessonName(["lesson": context.position.lesson]) + " › "
    }
  }
}
