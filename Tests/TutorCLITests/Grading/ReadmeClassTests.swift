import Foundation
import Support
import Testing

/// What the README shows of a class is what `grade` shows of it.
@Suite(.timeLimit(.minutes(10)))
struct ReadmeClassTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let exercise = "05-child-coordinators/1-hand-off"

  /// The class: ada is right, bob has a known wrong answer, eva's does not compile, fay's is a link, and
  /// gus's calls the system.
  private func makeClass() throws -> TemporaryFolder {
    let files = try TemporaryFolder(["class/grading.json": "{ \"assigned\": [\"5\"] }"])
    for student in ["ada", "bob", "eva", "gus"] {
      let answer = student == "bob" ? "Misconceptions/ChildStartsNext" : "Solution"
      let place = files.url.appending(path: folder(of: student))
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try FileManager.default.copyItem(
        at: Self.root.appending(path: "Tests/Hidden/\(Self.exercise)/\(answer)"),
        to: place
      )
    }
    try files.write("let broken = \"\n", to: "\(folder(of: "eva"))/Flow.swift")
    let before = "import Foundation" + String(repeating: "\n", count: 11)
    try files.write("\(before)func leave() { exit(0) }\n", to: "\(folder(of: "gus"))/Flow.swift")
    let link = files.url.appending(path: "\(folder(of: "fay"))/P.swift")
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: link.path,
      withDestinationPath: "/etc/passwd"
    )
    return files
  }

  private func folder(of student: String) -> String {
    "class/\(student)/Exercises/\(Self.exercise)"
  }

  /// The words of a transcript: lines are broken as the terminal is wide, digests are what they are, and
  /// progress is told where no bar can be drawn.
  private func words(of text: String) -> [Substring] {
    text.replacing(/\n\d+ of \d+(?=\n)/, with: "").replacing(/"[0-9a-f]{32}"/, with: "DIGEST")
      .split(whereSeparator: \.isWhitespace)
  }

  @Test func theReadmesClassIsGradedAsItSays() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let shown = try #require(
      readme.components(separatedBy: "$ tutor grade class\n").dropFirst().first?
        .components(separatedBy: "```").first
    )
    let tutor = try AppWorkbook.make()
    let files = try makeClass()
    let result = try tutor.filter(["grade", "class"], in: files.url, workbook: Self.root)
    #expect(words(of: result.output) == words(of: shown), "\(result.output)\(result.errors)")
  }
}
