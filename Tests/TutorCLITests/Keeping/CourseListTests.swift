import Foundation
import Support
import Testing

/// The course on one screen, and the ways through it.
struct CourseListTests {
  private func course(_ lessons: Int, exercises: Int) throws -> RunningTutor {
    var files = ["Package.swift": ""]
    for lesson in 1...lessons {
      let folder = "\(lesson)-lesson"
      files["Lessons/\(folder)/Lesson.md"] = "# The title of lesson \(lesson)\n\n## One\n\nText.\n"
      for exercise in 1...exercises {
        let below = "\(folder)/\(exercise)-task-\(lesson)"
        files["Exercises/\(below)/Exercise.md"] = "# Task \(lesson) \(exercise)\n\nDo it.\n"
        files["Exercises/\(below)/A.swift"] = "let a = 1\n"
        files["Tests/Hidden/\(below)/Starter/A.swift"] = "let a = 1\n"
        files["Tests/Hidden/\(below)/Hints.md"] = "## 1\n\nThink.\n"
      }
    }
    return try RunningTutor(TemporaryFolder(files))
  }

  @Test func thirteenLessonsFitOnAScreenOf24Lines() throws {
    let tutor = try course(13, exercises: 4)
    try tutor.workbook.write(
      """
      {"version":2,"place":{"lesson":7},"exercises":{
        "7.1":{"isPassing":true},"7.2":{"hasGivenUp":true},"3.1":{"attempts":2}}}
      """,
      to: ".tutor/progress.json"
    )
    let lines = try tutor.filter(["list"]).output.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines.count <= 22, "two are left for the prompt")
    #expect(lines.contains { $0.contains("› ") || $0.contains("> ") })
    for said in [
      "7.1  Task 7 1 — done", "7.2  Task 7 2 — given up", "7.3  Task 7 3 — next",
      "3  The title of lesson 3 — begun", "1 of 4 done, 1 given up",
    ] {
      #expect(lines.contains { $0.contains(said) }, "\(said)")
    }
  }

  @Test func aPassStaysVisibleWhateverBecomesOfTheFiles() throws {
    let tutor = try course(2, exercises: 2)
    _ = try tutor.filter(["list"])
    try tutor.workbook.write(
      #"{"version":2,"exercises":{"1.1":{"hasPassed":true},"1.2":{"hasPassed":true}}}"#,
      to: ".tutor/progress.json"
    )
    try tutor.workbook.write("let a = 2\n", to: "Exercises/1-lesson/2-task-1/A.swift")
    let list = try tutor.filter(["list"]).output
    #expect(list.contains("The title of lesson 1 — done"))
    #expect(list.contains("1.1  Task 1 1 — passed, files reset"))
    #expect(list.contains("1.2  Task 1 2 — passed before, files changed since"))
    #expect(try tutor.filter(input: "next\n").output.contains("The title of lesson 2"))
    #expect(try tutor.filter(input: "lesson 2\n2.2\nnext\n").output.contains("2.2 is the course's"))
  }

  @Test(arguments: ["next", "skip"])
  func anExerciseIsPassedOver(verb: String) throws {
    let tutor = try course(2, exercises: 2)
    let said = try tutor.filter(input: "1.1\n\(verb)\n\(verb)\n2.2\nlesson 1\n").output
    let order = ["Task 1 1", "Task 1 2", "Lesson 2", "Task 2 2"]
    var rest = said[...]
    for text in order {
      let range = try #require(rest.range(of: text), "\(text) in \(said)")
      rest = rest[range.upperBound...]
    }
  }

  @Test func whatIsGivenUpIsNoMoreInTheWay() throws {
    let tutor = try course(1, exercises: 2)
    _ = try tutor.filter(["list"])
    try tutor.workbook.write(
      #"{"version":2,"exercises":{"1.1":{"hasGivenUp":true},"1.2":{"isPassing":true}}}"#,
      to: ".tutor/progress.json"
    )
    let said = try tutor.filter(input: "next\n").output
    #expect(said.unwrapped.contains("the exercises you gave up: 1.1."))
  }
}
