import Foundation
import Support
import Testing
import Workbook

@testable import TutorCLI

struct QuestionTests {
  private let folder: TemporaryFolder
  private let lesson: Lesson

  init() throws {
    folder = try SmallWorkbook.make()
    lesson = try #require(try Course.load(root: folder.url).lesson(1))
  }

  @Test(arguments: [
    ("1", "AuthCoordinator"), ("2", "MainCoordinator"), ("auth", "AuthCoordinator"),
    ("MAINCOORDINATOR", "MainCoordinator"), ("m", nil), ("3", "Map"), ("4", nil), ("x", nil),
  ])
  func aChoiceIsNumberTextOrBeginning(typed: String, choice: String?) throws {
    let choices = ["AuthCoordinator", "MainCoordinator", "Map"]
    #expect(try question(choices).choice(typed) == choice)
  }

  @Test func aNumberThatIsItselfAChoiceIsTheChoice() throws {
    #expect(try question(["2", "3", "1"]).choice("2") == "2")
    #expect(try question(["2", "3", "1"]).choice("1") == "1")
  }

  private func question(_ choices: [String]) throws -> Question {
    let list = choices.map { "- \($0)\n" }.joined()
    try folder.write(
      "# A\n\n## B\n\n```predict\nquestion: Q\nrun: back\nask: stack\nchoices:\n\(list)why: W\n```\n",
      to: "Lessons/01-greetings/Lesson.md"
    )
    let prediction = try #require(try lesson.text().predictions.first)
    return Question(prediction: prediction, lesson: lesson)
  }
}
