/// Texts that many grades have in common, each kept once: a class has a hundred thousand answers, and
/// the words of a few hundred checks.
struct TextPool {
  private var texts: Set<String> = []

  /// The text, in the memory of the first that was the same.
  mutating func shared(_ text: String) -> String { texts.insert(text).memberAfterInsert }
}

extension StudentGrade {
  /// The same grades, with texts that others have too kept once.
  func sharing(_ pool: inout TextPool) -> StudentGrade {
    var student = self
    for index in student.exercises.indices { student.exercises[index].share(&pool) }
    return student
  }
}

extension ExerciseGrade {
  fileprivate mutating func share(_ pool: inout TextPool) {
    title = pool.shared(title)
    if case .checked(var answer) = outcome, let sentence = answer.misconceptionSentence {
      answer.misconceptionSentence = pool.shared(sentence)
      outcome = .checked(answer)
    }
    for index in checks.indices {
      checks[index].id = pool.shared(checks[index].id)
      checks[index].requirement = pool.shared(checks[index].requirement)
      checks[index].fault = checks[index].fault.map { pool.shared($0) }
    }
  }
}
