import Foundation
import Grader
import Workbook

/// Shows where the time of a verdict went.
enum TimingsView {
  static func passages(of timings: [Stage: Duration], total: Duration) -> [Passage] {
    let rest = timings.values.reduce(total, -)
    let stages = Stage.allCases.compactMap { stage in
      timings[stage].map { row(Message.stages[stage.rawValue]?() ?? stage.rawValue, $0) }
    }
    return [.blank] + stages + [
      row(Message.timingsRest(), rest), row(Message.timingsTotal(), total),
    ]
  }

  private static func row(_ name: String, _ time: Duration) -> Passage {
    let seconds = time.formatted(.units(allowed: [.milliseconds], width: .narrow))
    let gap = String(repeating: " ", count: max(1, 26 - name.count))
    return .line("  \(name)\(gap)\(seconds)", .note)
  }
}
