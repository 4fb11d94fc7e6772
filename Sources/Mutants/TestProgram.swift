import Breakage
import Foundation

/// The built tests of the broken copy.
struct TestProgram: Sendable {
  /// The copy's folder.
  let folder: URL

  /// Where the tests' words are kept when no change is made.
  var log: String { folder.appending(path: "tests.log").path }

  /// Runs the tests with no change made.
  func passes() async throws -> Bool { try program(breaking: nil).output(to: log).succeeded }

  /// Runs the tests with one change made.
  /// - Returns: True if they pass, so that nobody noticed.
  func passes(with mutant: BrokenPlace) async throws -> Bool {
    try await program(breaking: mutant.number).succeeds()
  }

  /// A change may make a loop endless, in time or in memory; the shell's limits end it.
  private func program(breaking number: Int?) -> Program {
    let tests = folder.appending(
      path: ".build/debug/CoordinatorWorkbookPackageTests.xctest"
    )
    // The switches are public, so the list of public symbols is not the same.
    let limits = """
      ulimit -v 8388608
      exec timeout 30 "$0" --testing-library swift-testing --skip PublicSymbolsTests
      """
    var settings = ["SWIFT_BACKTRACE": "enable=no"]
    settings[SwitchedSource.variable] = number.map { "\($0)" }
    return Program(path: "/bin/sh", arguments: ["-c", limits, tests.path], settings: settings)
  }
}
