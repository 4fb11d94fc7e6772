extension Transcript {
  /// The visit with the words of another, or nil if that one does not do the same.
  ///
  /// What the other leaves unsaid, this one says.
  func saying(_ other: Transcript) -> Transcript? {
    let (own, others) = (steps.map(\.command), other.steps.map(\.command))
    guard command == other.command, own == others else { return nil }
    var said = self
    said.words = Self.chosen(other.words, words)
    said.farewell = Self.chosen(other.farewell, farewell)
    for index in steps.indices {
      said.steps[index].words = Self.chosen(other.steps[index].words, steps[index].words)
    }
    return said
  }

  private static func chosen(_ own: [String], _ english: [String]) -> [String] {
    let own = own.map(TranslationMark.removed).drop(while: \.isEmpty)
    return own.isEmpty ? english : Array(own)
  }
}
