/// Keeps lines, each with the number of loaves at its moment.
@MainActor
final class Log {
  private(set) var lines: [String] = []
  weak var bread: (any BreadModel)?

  func write(_ line: String) {
    let left = bread.map { "\($0.left)" } ?? "none"
    lines.append("\(line), left \(left)")
  }
}
