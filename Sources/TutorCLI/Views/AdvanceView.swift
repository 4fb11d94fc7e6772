import Grader
import Workbook

/// Shows how far work has come: a bar where it can be drawn again, a sentence now and then elsewhere.
enum AdvanceView {
  private static let widest = 20

  /// One line: `[#####...............] 12 of 48`; most of the line is left for what is typed behind it.
  static func bar(_ advance: Advance, on terminal: Terminal) -> String {
    let width = min(widest, terminal.columns / 5)
    let filled = advance.count > 0 ? width * min(advance.done, advance.count) / advance.count : 0
    let (full, empty) = terminal.hasUnicode ? ("█", "░") : ("#", ".")
    let bar = String(repeating: full, count: filled)
    return "[\(bar)\(String(repeating: empty, count: width - filled))] \(words(advance))"
  }

  /// The sentence, when another tenth is done.
  static func passages(from before: Advance?, to now: Advance) -> [Passage] {
    tenths(now) > (before.map(tenths) ?? 0) ? [.line(words(now), .note)] : []
  }

  private static func words(_ advance: Advance) -> String {
    Message.workAdvance(["done": advance.done, "count": advance.count])
  }

  private static func tenths(_ advance: Advance) -> Int {
    advance.count > 0 ? 10 * advance.done / advance.count : 0
  }
}
