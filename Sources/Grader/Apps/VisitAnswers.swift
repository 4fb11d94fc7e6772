import Workbook

/// What an app answered in one visit.
struct VisitAnswers: Codable {
  /// To be raised when the same visit would be played or written down in another way.
  static let form = "visit 1"

  /// What it showed at its start; nil while it has shown nothing.
  var opening: [String]?
  /// What it answered to each command, as far as it lived.
  var steps: [[String]] = []
  /// How it ended before the last answer; nil if it did not.
  private(set) var ending: CheckEnding?

  /// Takes down that the app has ended in place of an answer.
  mutating func end(_ ending: CheckEnding) {
    self.ending = ending
    if opening == nil {
      opening = [ending.sentenceOfApp]
    } else {
      steps.append([ending.sentenceOfApp])
    }
  }

  /// Puts the answers into the visit that they belong to; what was not typed any more is left out.
  func filled(into transcript: Transcript) -> Transcript {
    var played = transcript
    played.opening = opening ?? []
    played.steps = zip(transcript.steps, steps).map { step, answer in
      var step = step
      step.answer = answer
      while step.answer.last?.isEmpty == true { step.answer.removeLast() }
      return step
    }
    return played
  }
}
