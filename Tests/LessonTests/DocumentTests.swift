import Foundation
import Grader
import Testing
import Workbook

/// What the README and the other documents say of the course and show of it is so.
@Suite(.timeLimit(.minutes(10)))
struct DocumentTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The product's documents, by path; the course's own texts have rules of their own.
  private static let documents = ["README.md"] + markdown(in: ".github") + markdown(in: "Sources")

  private static func markdown(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let paths = files?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".md") && !$0.contains("Languages/") }
      .map { "\(folder)/\($0)" }.sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// Where a text's links lead, as they are written; brackets of code are none.
  private func links(in text: String) -> [String] {
    var isInFence = false
    let prose = text.split(separator: "\n").filter { line in
      if line.hasPrefix("```") { isInFence.toggle() }
      return !isInFence
    }
    return prose.joined(separator: "\n").matches(of: /\]\(([^)\s#]+)[^)]*\)/)
      .map { String($0.output.1) }
  }

  @Test(arguments: documents)
  func everyLinkLeadsToAFile(document: String) throws {
    let folder = Self.root.appending(path: document).deletingLastPathComponent()
    for link in try links(in: text(document)) where !link.contains("://") {
      let target = folder.appending(path: link)
      #expect(FileManager.default.fileExists(atPath: target.path), "\(document): \(link)")
    }
  }

  @Test func documentsWithLinksAreFound() throws {
    #expect(Self.documents.contains(".github/CONTRIBUTING.md"))
    #expect(Self.documents.contains("Sources/UIKit/Differences.md"))
    #expect(try links(in: text("README.md")).contains(".github/CONTRIBUTING.md"))
  }

  @Test func whatStudentsGetOfTheReadmeLeadsToWhatTheyGet() throws {
    let parts = try text("README.md").components(
      separatedBy: "<!-- Left out of a student's edition: -->"
    )
    let kept = parts.enumerated().map { index, part in
      index == 0 ? part : part.components(separatedBy: "<!-- Left out so far. -->").last ?? ""
    }
    #expect(parts.count > 1)
    #expect(
      links(in: kept.joined()).filter { $0.hasPrefix(".github") || $0.hasPrefix("Tests") } == []
    )
  }

  @Test func theReadmesPictureIsTheOneThatTheAppDraws() throws {
    let parts = try text("README.md").components(separatedBy: "```mermaid\n")
    let picture = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    let lesson = try #require(try Course.load(root: Self.root).lesson(5))
    let grader = Grader(root: Self.root, cache: Grader.defaultCache())
    let build = try grader.buildApp(sources: lesson.folder, module: lesson.module)
    guard case .program(let program) = build else {
      Issue.record("Lesson 5 does not compile.")
      return
    }
    var visit = Transcript(of: .lesson(5), arguments: [])
    visit.steps = ["tap Sign in", "tap Profile", "map tree mermaid"].map(Transcript.Step.init)
    let played = try TranscriptPlayer(grader: grader, program: program).keptPlay(visit)
    let drawn = try #require(played.steps.last).answer.filter { !$0.isEmpty }
    #expect(picture.split(separator: "\n").map(String.init) == drawn)
  }
}
