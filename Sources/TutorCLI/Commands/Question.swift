import Workbook

/// A prediction that is being asked, with the lesson whose app has the answer.
struct Question: Sendable {
  var prediction: Prediction
  var lesson: Lesson
  /// The review that it belongs to; nil for one that a lesson's text asks.
  var review: Review?

  /// The choices with the letters they are called by.
  ///
  /// Letters, since many an answer is a number.
  var choices: [(letter: String, text: String)] {
    zip("abcdefghijklmnopqrstuvwxyz", prediction.choices).map { (String($0), $1) }
  }

  /// The choice that was meant: by its letter, its text, or as the only one that begins so.
  func choice(_ typed: String) -> String? {
    let typed = typed.lowercased()
    if let named = choices.first(where: { $0.letter == typed }) { return named.text }
    let texts = prediction.choices
    if let exact = texts.first(where: { $0.lowercased() == typed }) { return exact }
    let beginning = texts.filter { $0.lowercased().hasPrefix(typed) }
    return beginning.count == 1 ? beginning.first : nil
  }
}
