import Breakage
import Foundation

/// What the tests noticed.
struct Report {
  /// All changes that were tried.
  let mutants: [BrokenPlace]
  /// Those that no test noticed.
  let unnoticed: [BrokenPlace]
  let reasons: Reasons

  /// The least share of changes that must be noticed.
  static let leastShare = 0.9

  /// A Boolean value that tells whether enough was noticed, and each of the others has its reason.
  var isGood: Bool {
    share(of: mutants) >= Self.leastShare && unnoticed.allSatisfy { reasons[$0] != nil }
  }

  /// The report: a line for each folder, then what went unnoticed.
  var text: String {
    let folders = Dictionary(grouping: mutants) { $0.file.prefix { $0 != "/" } }
    let rows = folders.sorted { $0.key < $1.key }.map { row(String($0.key), $0.value) }
    let total = row("all", mutants)
    let missing = unnoticed.filter { reasons[$0] == nil }
    return
      (["folder              tried  noticed"] + rows + [total, ""] + unnoticed.map(line)
      + [verdict(missing: missing.count)]).joined(separator: "\n")
  }

  private func share(of tried: [BrokenPlace]) -> Double {
    let seen = tried.count { mutant in !unnoticed.contains { $0.number == mutant.number } }
    return Double(seen) / Double(max(tried.count, 1))
  }

  private func row(_ name: String, _ tried: [BrokenPlace]) -> String {
    name.padding(toLength: 18, withPad: " ", startingAt: 0)
      + String(format: "%7d  %5.1f %%", tried.count, 100 * share(of: tried))
  }

  private func line(_ mutant: BrokenPlace) -> String {
    "Sources/UIKit/\(mutant.file):\(mutant.change.line): \(mutant.change.summary)\n    "
      + (reasons[mutant].map { "accepted: \($0)" } ?? "no reason is kept")
  }

  private func verdict(missing: Int) -> String {
    if isGood { return "\nEnough is noticed, and each of the others has its reason." }
    return """

      Not good: at least \(Int(100 * Self.leastShare)) % are to be noticed, and \(missing) that went \
      unnoticed have no reason in \(Reasons.path). Write a test that fails without the line, delete \
      the line, or add a row with the reason.
      """
  }
}
