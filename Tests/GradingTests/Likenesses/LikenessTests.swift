import Foundation
import Glibc
import Testing
import Workbook

@testable import Grading

@Suite struct LikenessTests {
  private let exercise = ExerciseID(lesson: 5, number: 1)

  private func find(_ answers: [String: GeneratedAnswer]) -> [Likeness] {
    Likeness.find(in: exercise, prints: answers.mapValues(\.print))
  }

  @Test func differentAnswersAreNotAlike() {
    #expect(find(["ada": .init(seed: 1), "bea": .init(seed: 2), "cy": .init(seed: 3)]) == [])
  }

  @Test func layoutCommentsAndOwnNamesHideNothing() {
    let original = GeneratedAnswer(seed: 1)
    var copy = original
    copy.code = copy.code.replacing("\n    ", with: "\n\n\t// mine\n  ")
      .replacing(" = ", with: "=").replacing("{ ", with: "{ /* own */\n")
      .replacing("Flow", with: "MyFlow").replacing("start", with: "begin")
    let found = find(["ada": original, "bea": copy, "cy": .init(seed: 2)])
    #expect(found == [Likeness(exercise: exercise, students: ["ada", "bea"], share: 1)])
  }

  @Test func aFewChangedPlacesAreSeenAndCounted() throws {
    let original = GeneratedAnswer(seed: 1)
    var copy = original
    copy.code = copy.code.replacing("total", with: "sum").replacing("parent", with: "owner")
    try #require(copy.print != original.print)
    let found = find(["ada": original, "bea": copy])
    #expect(found.map(\.students) == [["ada", "bea"]])
    let share = try #require(found.first?.share)
    #expect(share >= 0.8 && share < 1)
  }

  @Test func halfAnAnswerInCommonIsNotTold() {
    let original = GeneratedAnswer(seed: 1).code.split(separator: "\n")
    let other = GeneratedAnswer(seed: 2).code.split(separator: "\n")
    var mixed = GeneratedAnswer(seed: 1)
    mixed.code = (original.prefix(17) + other.suffix(17)).joined(separator: "\n")
    #expect(find(["ada": .init(seed: 1), "bea": mixed]) == [])
  }

  @Test func whatTheStarterHasIsNobodys() {
    var (first, second) = (GeneratedAnswer.starter, GeneratedAnswer.starter)
    #expect(first.print.runs == [])
    first.code += "\nlet a = 1\n"
    second.code += "\nlet a = 1\n"
    #expect(find(["ada": first, "bea": second]) == [])
  }

  @Test func wordsBetweenTheStartersAreNoAnswerOfOnesOwn() {
    var answer = GeneratedAnswer.starter
    for word in ["show", "push", "total", "filter"] {
      answer.code = answer.code.replacing(word, with: "try \(word)")
    }
    #expect(answer.code != GeneratedAnswer.starter.code)
    #expect(answer.print.runs == [])
  }

  @Test func aShortAnswerIsComparedWithNone() throws {
    func find(lines: Int) -> [Likeness] {
      var answer = GeneratedAnswer.starter
      for line in 0..<lines { answer.code += "\nlet own\(line) = [\(line), -\(line), 7 \(line)]" }
      return self.find(["ada": answer, "bea": answer])
    }
    #expect(find(lines: 4) == [])
    #expect(find(lines: 10).map(\.share) == [1])
  }

  /// The course's right answers to an exercise have different shapes on purpose: nobody copied.
  @Test func noTwoRightAnswersOfTheCourseAreAlike() throws {
    let course = try Course.load(root: SmallClass.root)
    #expect(!course.exercises.isEmpty)
    for exercise in course.exercises {
      let starter = CodePrint(try exercise.starterContents().files)
      let answers = try exercise.answers().enumerated().map { index, answer in
        ("\(index)", CodePrint(answer.contents.files, beyond: starter))
      }
      let prints = Dictionary(uniqueKeysWithValues: answers)
      #expect(Likeness.find(in: exercise.id, prints: prints) == [])
    }
  }

  @Test func aWholeClassThatHandsInTheSameIsOneGroup() {
    let names = (100..<200).map { "s\($0)" }
    let found = find(Dictionary(uniqueKeysWithValues: names.map { ($0, .init(seed: 1)) }))
    #expect(found == [Likeness(exercise: exercise, students: names, share: 1)])
  }

  @Test func whatManyWroteIsHowItIsWritten() {
    let common = GeneratedAnswer(seed: 1)
    let class30 = (0..<30).map { index -> (String, GeneratedAnswer) in
      var answer = common
      answer.code += "\nlet x\(index) = [\(index), \(index), \(index)]"
      return ("s\(index)", answer)
    }
    #expect(find(Dictionary(uniqueKeysWithValues: class30)) == [])
    // The same few changes in a class of three are a likeness.
    #expect(find(Dictionary(uniqueKeysWithValues: class30.prefix(3))).count == 3)
  }

  @Test func theLikestComeFirst() {
    var nearly = GeneratedAnswer(seed: 1)
    nearly.code = nearly.code.replacing("total", with: "sum").replacing("parent", with: "owner")
    let found = find([
      "a": .init(seed: 1), "b": nearly, "c": .init(seed: 2), "d": .init(seed: 2),
    ])
    #expect(found.map(\.students) == [["c", "d"], ["a", "b"]])
  }

  @Test func aThousandStudentsTakeSeconds() {
    let students = (0..<1_000).map { ("s\($0)", GeneratedAnswer(seed: $0 / 2 * 2 + 1)) }
    let answers = Dictionary(uniqueKeysWithValues: students)
    let start = Self.processorTime
    let found = find(answers)
    // The processor's time of this thread alone: the machine may have other work.
    #expect(Self.processorTime - start < .seconds(4))
    #expect(found.count == 500)
  }

  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
