import Foundation
import Grader

/// What was measured of verdicts, as it is printed.
struct Report {
  /// What was measured.
  let samples: Samples
  /// How many rounds were measured.
  let rounds: Int

  /// The whole report.
  var text: String {
    let title = """
      Exercise 5.1: from an edit to a verdict, in seconds.
      Medians of \(rounds) rounds, the contenders taking turns in each.
      """
    return [title, times, stages].joined(separator: "\n\n")
  }

  private var tutor: String { TutorContender.title }

  private var times: String {
    var table = Table(["edit of"] + Edit.allCases.map(\.rawValue))
    for contender in samples.contenders {
      table.add(
        [contender] + Edit.allCases.map { seconds(samples.median(of: contender, after: $0)) }
      )
    }
    return table.text
  }

  private var stages: String {
    var table = Table(["where the tutor's time goes"] + Edit.allCases.map(\.rawValue))
    for stage in Stage.allCases where stage != .support {
      table.add([stage.rawValue] + row { $0.stages[stage] ?? .zero })
    }
    table.add(["the rest: reading, comparing, keeping"] + row(\.rest))
    return table.text
  }

  private func row(_ figure: (Sample) -> Duration) -> [String] {
    Edit.allCases.map { seconds(samples.median(of: tutor, after: $0, figure)) }
  }

  private func seconds(_ time: Duration?) -> String {
    time.map { String(format: "%.3f", $0 / .seconds(1)) } ?? "-"
  }
}
