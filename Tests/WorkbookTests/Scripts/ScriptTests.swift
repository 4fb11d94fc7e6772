import Foundation
import Support
import Testing
import Workbook

struct ScriptTests {
  private static let text = """
    # Watch the form.
    $ run 5 --fault hand-off
    screen

    # Now sign in.
    #
    # It is quick.
    app> tap Sign in
    The stack is now "Home".

    picture
    app> tree

    # That was all.

    """

  private func script(_ text: String) throws -> Script {
    let folder = try TemporaryFolder(["visit.transcript": text])
    return try Script(file: folder.url.appending(path: "visit.transcript"))
  }

  @Test func readsWordsCommandsAndAnswers() throws {
    let transcript = try #require(try script(Self.text).transcripts.first)
    #expect(transcript.words == ["Watch the form."])
    #expect(transcript.command == "run 5 --fault hand-off")
    #expect(transcript.opening == ["screen"])
    #expect(transcript.steps.map(\.command) == ["tap Sign in", "tree"])
    #expect(transcript.steps.map(\.words) == [["Now sign in.", "", "It is quick."], []])
    #expect(transcript.steps[0].answer == ["The stack is now \"Home\".", "", "picture"])
    #expect(transcript.steps.map(\.line) == [8, 12])
    #expect(transcript.farewell == ["That was all."])
  }

  @Test func whatIsWrittenIsWhatWasRead() throws {
    let script = try script(Self.text)
    #expect(script.text == Self.text)
    #expect(try self.script(script.text) == script)
  }

  @Test func severalVisitsFollowEachOther() throws {
    let script = try script("$ run 5\napp> tree\n\n# Now yours.\n$ run 5.2\napp> back\n")
    #expect(
      script.transcripts.map(\.subject) == [
        .lesson(5), .exercise(ExerciseID(lesson: 5, number: 2)),
      ]
    )
    #expect(script.transcripts.last?.words == ["Now yours."])
  }

  @Test(
    arguments: [
      ("", 1), ("\napp> tree\n", 2), ("$ walk 5\n", 1), ("$ run five\n", 1),
      ("$ run 5\napp> tree\n# Said too early.\nan answer\n", 4),
    ] as [(String, Int)]
  )
  func whatIsNoScriptIsToldWithItsLine(text: String, line: Int) throws {
    #expect {
      try script(text)
    } throws: { error in
      guard case .malformed(_, line, _) = error as? CourseError else { return false }
      return true
    }
  }

  @Test func theFirstDifferenceIsFound() throws {
    let told = try #require(try script(Self.text).transcripts.first)
    #expect(told.firstDifference(from: told) == nil)
    var played = told
    played.steps[1].answer = ["What the file leaves out is not compared."]
    #expect(told.firstDifference(from: played) == nil)
    played.steps[0].answer[2] = "another picture"
    let difference = try #require(told.firstDifference(from: played))
    #expect(difference.command == "tap Sign in")
    #expect(difference.line == 11)
    #expect(difference.expected == "picture")
    #expect(difference.found == "another picture")
  }

  @Test func aCommandThatWasNotPlayedIsADifference() throws {
    let told = try #require(try script(Self.text).transcripts.first)
    var played = told
    played.steps.removeLast()
    #expect(told.firstDifference(from: played)?.line == 12)
    #expect(told.firstDifference(from: played)?.found == nil)
  }

  @Test func aRecordingLeavesOutWhatTheFileLeavesOut() throws {
    let told = try #require(try script(Self.text).transcripts.first)
    var played = told
    played.opening = ["another"]
    played.steps[1].answer = ["tree"]
    let recorded = told.recorded(from: played)
    #expect(recorded.opening == ["another"])
    #expect(recorded.steps[1].answer == [])
  }
}
