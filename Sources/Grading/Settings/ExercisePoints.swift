/// What the checks of an exercise are worth, where that is not one point each.
package enum ExercisePoints: Equatable, Sendable {
  /// So many points in all, the same for each check.
  case total(Double)
  /// The points of some checks, by their identifiers; each other check is worth one.
  case checks([String: Double])

  /// The points of each of these checks, by its identifier.
  package func worth(of checks: [String]) -> [String: Double] {
    switch self {
    case .total(let points):
      Dictionary(checks.map { ($0, points / Double(checks.count)) }) { first, _ in first }
    case .checks(let points): points
    }
  }
}
