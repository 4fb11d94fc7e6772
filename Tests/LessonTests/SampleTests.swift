import Foundation
import Grader
import Testing
import Workbook

/// Lesson 7's app without coordinators, which lesson 10 counts, is the same app to its user.
@Suite(.timeLimit(.minutes(10)))
struct SampleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Through every screen and every door, with quick taps, a favourite and a last loaf.
  private static let commands = [
    "tap Sign in", "tap Brioche twice", "tap Order twice", "tap Confirm twice", "tap Done", "back",
    "tap Rye", "tap Favourite", "back", "tap Rye", "tap Order", "tap Cancel", "tap Order",
    "tap Confirm", "tap Sign out", "tap Sign in", "tap Sign out", "tap Sign in", "relaunch",
    "tap Rye",
  ]

  @Test func looksTheSameWithoutCoordinators() throws {
    let with = try screens(of: "Lessons/07-whole-app", module: "WholeApp")
    let without = try screens(
      of: "Lessons/10-drawbacks/without-coordinators",
      module: "WholeAppWithoutCoordinators"
    )
    #expect(with.count > Self.commands.count)
    #expect(without == with)
  }

  /// What an app's screens show after each command.
  private func screens(of folder: String, module: String) throws -> [String] {
    let grader = Grader(root: Self.root, cache: Grader.defaultCache())
    let sources = Self.root.appending(path: folder)
    guard case .program(let program) = try grader.buildApp(sources: sources, module: module) else {
      Issue.record("\(folder) does not compile.")
      return []
    }
    var visit = Transcript(of: .lesson(7), arguments: [])
    visit.steps = Self.commands.map(Transcript.Step.init)
    let played = try TranscriptPlayer(grader: grader, program: program).play(visit)
    return played.steps.flatMap(\.answer).filter { $0.hasPrefix("│") && $0.hasSuffix("│") }
  }
}
