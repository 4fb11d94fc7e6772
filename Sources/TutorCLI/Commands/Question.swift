import Workbook

/// A prediction that is being asked, with the lesson whose app has the answer.
struct Question: Sendable {
  var prediction: Prediction
  var lesson: Lesson

  /// The choice that was meant: its number, its text, or the only one that begins so.
  func choice(_ typed: String) -> String? {
    let typed = typed.lowercased()
    if let number = Int(typed), prediction.choices.indices.contains(number - 1) {
      let isItself = prediction.choices.contains { $0 == typed }
      return isItself ? typed : prediction.choices[number - 1]
    }
    if let exact = prediction.choices.first(where: { $0.lowercased() == typed }) { return exact }
    let beginning = prediction.choices.filter { $0.lowercased().hasPrefix(typed) }
    return beginning.count == 1 ? beginning.first : nil
  }
}
