import Foundation
import Grader

/// The figures, as they are printed.
struct Report {
  /// What was measured.
  let samples: Samples
  /// The times of the tutor's start; nil where no built tutor was found.
  let start: [Duration]?
  /// How many rounds were measured.
  let rounds: Int

  /// The whole report.
  var text: String {
    let title = """
      Exercise 5.1: from an edit to a verdict, in seconds.
      Medians of \(rounds) rounds, the contenders taking turns in each.
      """
    return [title, times, ratios, stages, startLine].joined(separator: "\n\n")
  }

  private var tutor: String { samples.contenders.first ?? "" }

  private var times: String {
    var table = Table(["edit of"] + Edit.allCases.map(\.rawValue))
    for contender in samples.contenders {
      table.add(
        [contender] + Edit.allCases.map { seconds(samples.median(of: contender, after: $0)) }
      )
    }
    return table.text
  }

  private var ratios: String {
    let edits: [Edit] = [.statement, .interface]
    var table = Table(["ratio"] + edits.map(\.rawValue) + ["aim, at most"])
    for aim in Aim.all {
      let found = edits.map { edit in
        ratio(
          samples.median(of: tutor, after: edit),
          to: samples.median(of: aim.contender, after: edit)
        )
      }
      table.add(["tutor to: \(aim.contender)"] + found + [String(format: "%.2f", aim.ratio)])
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

  private var startLine: String {
    guard let start else {
      return "No built tutor lies beside the benchmark, so its start was not measured."
    }
    return "tutor lesson 5, from its start to its end as a filter: \(seconds(start.median))"
      + " (aim: less than 0.1)"
  }

  private func seconds(_ time: Duration?) -> String {
    time.map { String(format: "%.3f", $0 / .seconds(1)) } ?? "-"
  }

  private func ratio(_ time: Duration?, to other: Duration?) -> String {
    guard let time, let other else { return "-" }
    return String(format: "%.2f", time / other)
  }
}
