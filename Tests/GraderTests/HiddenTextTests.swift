import Foundation
import Testing

@testable import Grader

/// What is compiled leaves no text of the hidden checks behind.
@Suite(.timeLimit(.minutes(10)))
struct HiddenTextTests {
  /// A right answer, a wrong one, and one without what the checks ask for.
  private static let submissions = [
    Submission.right, Submission(second: #"return ["three"]"#),
    Submission(whole: "public final class Stream {}\n"),
  ]

  @Test func noLineOfTheChecksStaysInTheCache() throws {
    let workbook = try TinyWorkbook.shared.get()
    for submission in Self.submissions { _ = try workbook.check(submission) }
    let lines = TinyWorkbook.hiddenTests.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.count >= 20 }
    try #require(lines.count >= 6)
    let files = try files(in: URL(filePath: workbook.grader().cache.root))
    try #require(files.contains { $0.lastPathComponent == "HiddenChecks.o" })
    for file in files {
      let data = try Data(contentsOf: file)
      let left = lines.filter { data.range(of: Data($0.utf8)) != nil }
      #expect(left == [], "\(file.path)")
    }
  }

  @Test func whatTheTaskLacksIsToldFromTheCacheToo() throws {
    let workbook = try TinyWorkbook.shared.get()
    let first = try workbook.check(Self.submissions[2])
    guard case .taskBroken(let missing, _) = first.outcome else {
      Issue.record("\(first.outcome)")
      return
    }
    #expect(missing == ["Flow"])
    #expect(try workbook.check(Self.submissions[2]).outcome == first.outcome)
  }

  /// What lies in the entries of modules, programs and verdicts; the support library is no secret.
  private func files(in cache: URL) throws -> [URL] {
    try ["modules", "programs", "verdicts", "making"].flatMap { kind -> [URL] in
      let folder = cache.appending(path: kind)
      guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .map { folder.appending(path: $0) }.filter { !$0.hasDirectoryPath }
        .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
    }
  }
}
