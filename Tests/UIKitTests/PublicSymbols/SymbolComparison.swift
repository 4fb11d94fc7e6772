/// How the public symbols of the stand-in and the list of Apple's differ.
struct SymbolComparison: Equatable {
  /// Public, and on no line: Apple's with a line still to write, or nobody's.
  let unlisted: [String]
  /// On a line, and not public: gone, or renamed.
  let undeclared: [String]

  /// Compares; a name that stands twice counts twice.
  ///
  /// - Parameters:
  ///   - declared: The names of the public symbols.
  ///   - listed: The names on the list.
  init(declared: [String], listed: [String]) {
    let difference = declared.sorted().difference(from: listed.sorted())
    unlisted = difference.insertions.map(\.element)
    undeclared = difference.removals.map(\.element)
  }

  /// What to do about each difference, a line for each.
  var advice: [String] {
    unlisted.map {
      "\($0) is public and on no line: write one if Apple has the same, else make it package"
    }
      + undeclared.map {
        "\($0) has a line and is not public: take the line out if that is meant, else mend the name"
      }
  }
}

extension CollectionDifference.Change {
  fileprivate var element: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}
