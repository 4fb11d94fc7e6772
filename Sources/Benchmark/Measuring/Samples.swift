import Grader

/// All that was measured.
struct Samples {
  private var all: [Sample] = []

  /// Adds what one round gave.
  mutating func add(_ round: [Sample]) { all += round }

  /// The contenders' names, in the order in which they were measured.
  var contenders: [String] {
    all.map(\.contender).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The median of one figure over all rounds.
  /// - Parameters:
  ///   - contender: The contender's name.
  ///   - edit: What was edited.
  ///   - figure: Takes the figure from a sample; the whole time when nothing is said.
  /// - Returns: The median; nil for a contender that was not measured.
  func median(
    of contender: String,
    after edit: Edit,
    _ figure: (Sample) -> Duration = \.time
  ) -> Duration? {
    all.filter { $0.contender == contender && $0.edit == edit }.map(figure).median
  }
}
