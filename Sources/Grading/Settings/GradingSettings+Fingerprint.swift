import Foundation
import Workbook

extension GradingSettings {
  /// A short name that settings have only in common with those that decide the same.
  var fingerprint: String {
    var inputs = Inputs()
    inputs.add(assigned.map(\.description).sorted())
    inputs.add(
      ["due"] + Self.lines(due) { "\($0.moment.timeIntervalSince1970) \($0.secondsFromGMT)" }
    )
    inputs.add(["late", "\(lateFactor ?? 1)"])
    inputs.add(["weights"] + Self.lines(weights) { "\($0)" })
    inputs.add(["points"] + Self.lines(points, \.description))
    inputs.add(["handed in"] + Self.lines(handedIn) { "\($0.timeIntervalSince1970)" })
    inputs.add(["cleared"] + Self.lines(cleared) { Self.lines($0, \.self).joined(separator: " ") })
    return inputs.fingerprint
  }

  /// A line for each entry, in an order that is the same for the same entries.
  private static func lines<Key: CustomStringConvertible, Value>(
    _ entries: [Key: Value],
    _ text: (Value) -> String
  ) -> [String] {
    entries.map { "\($0.key)=\(text($0.value))" }.sorted()
  }
}

extension ExercisePoints {
  fileprivate var description: String {
    switch self {
    case .total(let points): "\(points)"
    case .checks(let points): points.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
    }
  }
}
