import Foundation
import UIKit

/// Measures what a step costs on a deep pile beside a shallow one, and the memory after a million.
@MainActor
struct DepthBenchmark {
  /// How many times each pair is measured.
  let rounds: Int

  /// The depths that are compared.
  static let depths = (shallow: 100, deep: 100_000)
  /// The largest ratio of the deep pile's time to the shallow one's.
  static let aim = 1.5
  /// After how many steps the memory is looked at.
  static let marathon = 1_000_000

  /// Measures, and returns the figures as they are printed.
  func run() -> String {
    var table = Table([
      "a step, in microseconds", "at \(Self.depths.shallow)", "at \(Self.depths.deep)", "ratio",
      "aim, at most", "kept after a million, MB",
    ])
    for step in Pile.Step.allCases { table.add(row(step)) }
    return
      "What a step costs on a deep stack, and what stays in memory after a million.\n\n\(table.text)"
  }

  private func row(_ step: Pile.Step) -> [String] {
    Runtime.reset()
    let (shallow, deep) = (
      Pile(step, depth: Self.depths.shallow), Pile(step, depth: Self.depths.deep)
    )
    let times = (0...rounds).map { _ in (time(shallow), time(deep)) }.dropFirst()
    let (low, high) = (times.map(\.0).median, times.map(\.1).median)
    let ratio = times.map { $0.1 / $0.0 }.sorted()[times.count / 2]
    return [
      step.rawValue, format(low), format(high), String(format: "%.2f", ratio),
      String(format: "%.2f", Self.aim), String(format: "%.1f", megabytesKept(by: shallow)),
    ]
  }

  private static let steps = 2_000

  private func time(_ pile: Pile) -> Duration {
    ContinuousClock().measure { pile.repeat(Self.steps) } / Self.steps
  }

  private func format(_ time: Duration?) -> String {
    time.map { String(format: "%.2f", $0 / .microseconds(1)) } ?? "-"
  }

  /// What the process holds more after a million steps than after the first thousands.
  private func megabytesKept(by pile: Pile) -> Double {
    let before = ResidentMemory.now
    for _ in 0..<(Self.marathon / Self.steps) { pile.repeat(Self.steps) }
    return Double(ResidentMemory.now - before) / 1_048_576
  }
}
