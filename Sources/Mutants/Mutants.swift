import Breakage
import Foundation

/// Breaks the stand-in in many places, one at a time, and looks which of the changes its tests notice.
struct Mutants {
  /// The repository's root.
  let root: URL
  let options: Options

  /// The changes that are worth trying.
  ///
  /// A call made twice is not among them: most calls of the stand-in
  /// ask for a state, and asking again changes nothing.
  private static let kinds: Set<Change.Kind> = [
    .deletion, .turnedCondition, .turnedLiteral, .shiftedNumber, .strongReference,
  ]

  /// Builds a copy with all changes in it, and runs the tests once for each.
  /// - Returns: What was noticed.
  /// - Throws: ``MutantError``, and whatever keeps files from being read or written.
  func run() async throws -> Report {
    let sources = root.appending(path: "Sources/UIKit")
    guard FileManager.default.fileExists(atPath: sources.path) else {
      throw MutantError.notARepository(path: root.path)
    }
    let copy = try BrokenCopy(of: root, at: root.appending(path: ".build/mutants"))
    let mutants = try copy.build(sample(find(in: sources)))
    complain("Trying \(mutants.count) changes, \(options.jobs) at a time.")
    let tests = TestProgram(folder: copy.folder)
    guard try await tests.passes() else { throw MutantError.testsFail(log: tests.log) }
    let unnoticed = try await unnoticed(of: mutants, by: tests)
    let reasons = try Reasons(file: root.appending(path: Reasons.path))
    return Report(mutants: mutants, unnoticed: unnoticed, reasons: reasons)
  }

  private func find(in sources: URL) throws -> [BrokenPlace] {
    var mutants: [BrokenPlace] = []
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
    for file in files where file.hasSuffix(".swift") && isWanted(file) {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      for change in ChangeFinder(text).changes(Self.kinds) {
        mutants.append(BrokenPlace(number: mutants.count + 1, file: file, change: change))
      }
    }
    return mutants
  }

  private func isWanted(_ file: String) -> Bool { options.file.map(file.contains) ?? true }

  /// As many as are asked for, evenly spread over the files, the same in each run.
  private func sample(_ mutants: [BrokenPlace]) -> [BrokenPlace] {
    guard let wanted = options.changes, wanted < mutants.count else { return mutants }
    return (0..<wanted).map { mutants[$0 * mutants.count / wanted] }
  }

  private func unnoticed(
    of mutants: [BrokenPlace],
    by tests: TestProgram
  ) async throws -> [BrokenPlace] {
    try await withThrowingTaskGroup(of: (BrokenPlace, Bool).self) { group in
      var (waiting, unnoticed, done) = (mutants[...], [BrokenPlace](), 0)
      func startNext() {
        guard let mutant = waiting.popFirst() else { return }
        group.addTask { (mutant, try await tests.passes(with: mutant)) }
      }
      for _ in 0..<options.jobs { startNext() }
      while let (mutant, passes) = try await group.next() {
        done += 1
        if passes { unnoticed.append(mutant) }
        if done.isMultiple(of: 25) { complain("\(done) of \(mutants.count)") }
        startNext()
      }
      return unnoticed.sorted { $0.number < $1.number }
    }
  }
}
