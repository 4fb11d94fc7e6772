import Workbook

/// `hint` shows the next hint of the exercise, one step further each time.
struct HintCommand: Command {
  static let declaration = Declaration(verb: "hint", parameters: [.exercise])
  var id: ExerciseID?

  init(_ arguments: Arguments) { id = arguments.exercise }

  func run(in context: Context) throws -> Outcome {
    let exercise = try context.exercise(id)
    let hints = try exercise.hints()
    let shown = context.progress[exercise.id].hintsShown
    guard let hint = hints.dropFirst(shown).first ?? hints.last else {
      return Outcome(passages: [.line(Message.noHints(["exercise": exercise.id]), .note)])
    }
    let number = min(shown + 1, hints.count)
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "exercise": exercise.id, "number": number, "count": hints.count,
    ]
    return Outcome(
      passages: [
        .line(Message.hintTitle(facts), .title),
        .markdown(hint),
        .blank,
        .line(hintsLeft(hints.count - number, wasLast: shown >= hints.count), .note),
      ],
      change: {
        $0[exercise.id].hintsShown = number
        $0[exercise.id].failures = [:]
      }
    )
  }

  private func hintsLeft(_ count: Int, wasLast: Bool) -> String {
    switch count {
    case 0: wasLast ? Message.hintsAllShown() : Message.hintWasLast()
    case 1: Message.hintOneLeft()
    default: Message.hintsLeft(["count": count])
    }
  }
}
