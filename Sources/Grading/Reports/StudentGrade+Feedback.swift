import Workbook

extension StudentGrade {
  /// What the student may read, in Markdown: points, what is met, and how to go on from there.
  ///
  /// Nothing of the hidden checks stands in it but what `check` tells as well.
  var feedback: String {
    let sum = Message.feedbackSum([
      "points": points.asPoints, "maximum": maximum.asPoints,
      "passed": exercises.count(where: \.isPassed), "all": exercises.count,
    ])
    let troubles = troubles.map { "- \($0.asMarkdownText)" }.joined(separator: "\n")
    let head = ["# \(student.asMarkdownText)", sum]
    let remarks = troubles.isEmpty ? [] : [Message.feedbackTroubles(), troubles]
    return (head + remarks + exercises.flatMap(\.feedback)).joined(separator: "\n\n") + "\n"
  }
}

extension ExerciseGrade {
  /// A sentence for an answer that came late; nil for any other.
  var lateSentence: String? {
    late.map { late in
      let message = lateFactor < 1 ? Message.feedbackLate : .feedbackLateWhole
      return message([
        "due": late.dueText, "handedIn": late.handedInText, "factor": lateFactor.asPoints,
      ])
    }
  }

  fileprivate var feedback: [String] {
    let late = [lateSentence].compactMap(\.self)
    return ["## \(exercise) \(title.asMarkdownText)"] + late + [sum] + details
  }

  private var sum: String {
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "points": points.asPoints, "maximum": maximum.asPoints,
      "passed": checks.count(where: \.isPassed), "all": checks.count,
    ]
    guard isAttempted else { return Message.feedbackUnattempted(facts) }
    if isWaiting { return (obstacle ?? "").asMarkdownText }
    guard obstacle == nil else { return Message.feedbackObstacle(facts) }
    return isPassed ? Message.feedbackPassed(facts) : Message.feedbackUnmet(facts)
  }

  private var details: [String] {
    guard isAttempted, !isWaiting else { return [] }
    let details = obstacle?.asMarkdownBlock ?? checks.map(\.feedback).joined(separator: "\n")
    return isPassed ? [details] : [details, Message.feedbackAdvice(["exercise": exercise])]
  }
}

extension CheckGrade {
  fileprivate var feedback: String {
    let line = "- [\(isPassed ? "x" : " ")] \(requirement.asMarkdownText)"
    return line + (fault.map { ":\n  \($0.asMarkdownCode)" } ?? "")
  }
}
