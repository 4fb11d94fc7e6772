/// What an app's code prints between two requests, cut where nobody would read on.
struct PrintedLines: Equatable, Sendable {
  /// The number of lines that are shown for one request.
  static let limit = 50

  private var shown = 0
  private var left = 0

  /// The lines to show of those that have come.
  mutating func take(_ lines: [String]) -> [String] {
    let taken = lines.prefix(Self.limit - shown)
    shown += taken.count
    left += lines.count - taken.count
    return Array(taken)
  }

  /// Begins anew, and gives back how many lines were not shown.
  mutating func restart() -> Int {
    defer { self = PrintedLines() }
    return left
  }
}
