import Foundation
import Glibc

/// Measures what was asked for, and prints it; what has an aim stands in one table.
@MainActor
struct Benchmark {
  let options: Options

  /// Measures and prints.
  /// - Throws: Whatever kept a contender or the tutor from doing its work.
  func run() throws {
    let figures = try options.part == .depth ? [] : figures()
    if !figures.isEmpty { print(Figure.table(figures)) }
    if options.part == nil { print() }
    if options.measures(.depth) { print(DepthBenchmark(rounds: options.rounds).run()) }
  }

  private func figures() throws -> [Figure] {
    let workspace = try Workspace()
    defer { workspace.remove() }
    Self.say("Building the support library.")
    let setting = try Setting(workspace)
    var figures: [Figure] = []
    if options.measures(.verdict) {
      let report = try VerdictBenchmark(setting: setting, rounds: options.rounds).report()
      print(report.text + "\n")
      figures += report.figures
    }
    if options.measures(.tutor) {
      figures += try TutorBenchmark(setting, rounds: options.rounds).figures()
    }
    if options.measures(.course) {
      figures += try CourseBenchmark(setting, rounds: min(options.rounds, 3)).figures()
    }
    if options.measures(.class) {
      let findings = try ClassBenchmark(setting: setting, students: options.students).findings()
      print(findings.text + "\n")
      figures += findings.figures
      figures += try PackagesBenchmark(setting: setting, count: options.packages).figures()
    }
    return figures
  }

  /// Talk goes to descriptor 2, the figures to descriptor 1.
  nonisolated static func say(_ words: String) {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
  }
}
