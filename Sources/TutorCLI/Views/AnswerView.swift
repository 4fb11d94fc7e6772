import Workbook

/// Shows the files that an answer changed.
struct AnswerView: Sendable {
  var exercise: Exercise
  var answer: Answer
  /// The names of all right answers.
  var names: [String]

  /// Finds the answer of that name, the reference without one.
  init(_ exercise: Exercise, named name: String?) throws {
    let answers = try exercise.answers()
    let wanted = (name ?? Answer.reference).lowercased()
    names = answers.map(\.name)
    guard let answer = answers.first(where: { $0.name == wanted }) else {
      throw CommandError.noAnswer(wanted, exercise.id, known: names)
    }
    self.exercise = exercise
    self.answer = answer
  }

  /// What is said while no answer may be shown.
  static func locked(_ exercise: Exercise) -> Outcome {
    Outcome(
      passages: [.line(Message.answerLocked(["exercise": exercise.id]), .note)],
      status: .checksFailed
    )
  }

  func passages() throws -> [Passage] {
    let starter = try exercise.starterContents()
    let title = Message.answerTitle(["exercise": exercise.id, "name": answer.name])
    let changed = answer.contents.names(differingFrom: starter).flatMap { name in
      [
        .blank, .line(name, .strong),
        .verbatim(answer.contents.lines(of: name), role: .code, indent: 2),
      ] as [Passage]
    }
    let removed = starter.files.keys.filter { answer.contents.files[$0] == nil }.sorted()
      .map { Passage.line(Message.answerRemoves(["file": $0])) }
    let rest = Message.answerRest(["exercise": exercise.id, "name": answer.name])
    return [.line(title, .title)] + others + changed + [.blank] + removed + [.line(rest, .note)]
  }

  private var others: [Passage] {
    guard let other = names.first(where: { $0 != answer.name }) else { return [] }
    return [
      .line(
        Message.answerOthers([
          "count": names.count, "names": names.joined(separator: ", "),
          "exercise": exercise.id, "other": other,
        ]),
        .note
      )
    ]
  }
}
