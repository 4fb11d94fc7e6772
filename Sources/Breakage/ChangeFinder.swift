/// Finds the small changes that can be made to a Swift file.
package struct ChangeFinder {
  private let layout: SourceLayout

  /// Reads a file's text, laid out by `swift format`.
  package init(_ source: String) {
    layout = SourceLayout(source)
  }

  /// The changes of some kinds, in the order of the file.
  package func changes(_ kinds: Set<Change.Kind> = Set(Change.Kind.allCases)) -> [Change] {
    let found = kinds.flatMap { kind in
      switch kind {
      case .deletion: layout.deletions
      case .repetition: layout.repetitions
      case .turnedCondition: layout.turnedConditions
      case .turnedLiteral: layout.turnedLiterals
      case .shiftedNumber: layout.shiftedNumbers
      case .strongReference: layout.strongReferences
      }
    }
    return found.sorted { ($0.place, $0.kind.rawValue) < ($1.place, $1.kind.rawValue) }
  }
}

extension Change {
  fileprivate var place: Int { edits.map(\.range.lowerBound).min() ?? 0 }
}
