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
    ("a", "AuthCoordinator"), ("B", "MainCoordinator"), ("auth", "AuthCoordinator"),
    ("MAINCOORDINATOR", "MainCoordinator"), ("m", nil), ("map", "Map"), ("c", "Map"), ("d", nil),
    ("1", nil),
  ])
  func aChoiceIsLetterTextOrBeginning(typed: String, choice: String?) throws {
    let choices = ["AuthCoordinator", "MainCoordinator", "Map"]
    #expect(try question(choices).choice(typed) == choice)
  }

  @Test func anAnswerThatIsANumberIsNotTakenForAPlace() throws {
    #expect(try question(["2", "3", "1"]).choice("1") == "1")
    #expect(try question(["2", "3", "1"]).choice("b") == "3")
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
