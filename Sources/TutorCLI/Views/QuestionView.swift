import Workbook

/// Shows a question with its choices, and afterwards what the app answered.
struct QuestionView: Sendable {
  var question: Question

  init(_ question: Question) { self.question = question }

  var passages: [Passage] {
    let choices = question.choices.map { choice in
      Passage.text([Span("  \(choice.letter)  ", .strong), Span(choice.text)], hanging: 5)
    }
    let question = Passage.markdown(question.prediction.question)
    return [.line(Message.questionTitle(), .title), question, .blank] + run + choices
  }

  /// What was said when the line typed is none of the choices.
  var reminder: [Passage] {
    [.line(Message.questionReminder(["last": question.choices.last?.letter ?? "a"]), .note)]
  }

  /// Right or wrong, by what the app gave in this very run.
  func verdict(choice: String, found: String) -> [Passage] {
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "choice": choice, "found": found, "ask": question.prediction.ask,
    ]
    let isRight = choice == found
    let words = isRight ? Message.questionRight(facts) : Message.questionWrong(facts)
    return [
      .line(words, isRight ? .success : .failure), .blank, .markdown(question.prediction.why),
    ]
  }

  /// What will be done in the app, so that the question can be thought through, or tried by hand.
  private var run: [Passage] {
    let prediction = question.prediction
    let start = (["run", "\(question.lesson.number)"] + prediction.arguments).joined(separator: " ")
    let lines = ["$ \(start)"] + prediction.commands.map { "app> \($0)" }
    return [.verbatim(lines, role: .code, indent: 4), .blank]
  }
}
