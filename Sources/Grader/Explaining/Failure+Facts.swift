import Channel

extension [Failure] {
  /// The one that is told of several in a check: what follows an exception is most often its consequence.
  var told: Failure? { first { $0.fault != nil } ?? first }
}

extension Failure {
  /// What UIKit raised as an exception before the failure was found; nil when it raised none.
  var fault: String? { facts["fault"] }

  /// A Boolean value that tells whether what was expected and what was found stand below each other.
  var isCompared: Bool { fault == nil && expected != nil && found != nil }

  /// The facts of this run that an explanation may name.
  ///
  /// Where an action was not possible nothing was compared, and there is neither what was expected nor
  /// what was found.
  var places: [(name: String, value: String)] {
    let own = [("expected", expected), ("found", found)]
    return own.compactMap { name, value in value.map { (name: name, value: $0.visible) } }
      + facts.map { (name: $0.key, value: $0.value) }
  }
}
