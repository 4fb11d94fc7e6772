import Foundation
import Testing

@testable import Workbook

@Suite struct SkeletonTests {
  private let files: TemporaryCourse
  private let course: Course

  init() throws {
    files = try TemporaryCourse.oneExercise()
    try files.write("let lessons = [\n  \"05-flows\"\n]\n", to: "Package.swift")
    try files.write(
      "let exercises = [\n  \"05-flows/1-hand-off\",\n]\n",
      to: "Exercises/Package.swift"
    )
    try files.write("", to: "Sources/Checks/Check.swift")
    try files.write("# Shop\n\n\(Self.row)\n\nMore.\n", to: "README.md")
    course = try Course.load(root: files.root)
  }

  private static let row =
    "| 5 | [Flows](Lessons/05-flows/Lesson.md) | steps | [1](Exercises/05-flows) |"

  @Test func theReadmeListsANewLessonAndCountsItsExercises() throws {
    try course.newLesson("two-tabs").1.write(below: files.root)
    let beginning =
      "| 6 | [Two tabs](Lessons/06-two-tabs/Lesson.md) | Write here: what it is about |"
    #expect(try files.read("README.md") == "# Shop\n\n\(Self.row)\n\(beginning) 0 |\n\nMore.\n")
    for name in ["one", "two"] {
      let course = try Course.load(root: files.root)
      try course.newExercise(name, in: #require(course.lesson(6))).1.write(below: files.root)
    }
    #expect(
      try files.read("README.md")
        == "# Shop\n\n\(Self.row)\n\(beginning) [2](Exercises/06-two-tabs) |\n\nMore.\n"
    )
  }

  @Test func aLessonComesBehindTheLastOne() throws {
    let (number, skeleton) = try course.newLesson("two-tabs")
    #expect(number == 6)
    try skeleton.write(below: files.root)
    let lesson = try #require(try Course.load(root: files.root).lesson(6))
    #expect(lesson.title == "Two tabs")
    #expect(lesson.slug == "two-tabs")
    #expect(
      try files.read("Package.swift") == "let lessons = [\n  \"05-flows\",\n  \"06-two-tabs\",\n]\n"
    )
  }

  @Test func anExercisePointsToTheLessonsFirstSection() throws {
    let lesson = try #require(course.lesson(5))
    let (id, skeleton) = try course.newExercise("more", in: lesson)
    try skeleton.write(below: files.root)
    let exercise = try #require(try Course.load(root: files.root).exercise(id))
    #expect(try !exercise.isAttempted())
    #expect(Set(try exercise.explanations().map(\.section)) == ["first"])
    #expect(try exercise.task().kind == "build to a description")
  }

  @Test(arguments: ["", "Tabs", "2-tabs", "two_tabs", "two--tabs", "-tabs", "../tabs", "two tabs"])
  func aNameThatNoModuleCanBearIsRefused(name: String) {
    #expect(throws: SkeletonError.unusableName(name)) { try course.newLesson(name) }
  }

  @Test(arguments: [
    ("flows", "Flows", "Lessons/05-flows"),
    ("hand-off", "HandOff", "Exercises/05-flows/1-hand-off"),
    ("checks", "Checks", "Sources/Checks"),
  ])
  func aNameThatIsTakenIsRefused(name: String, module: String, path: String) throws {
    let error = SkeletonError.nameTaken(name, module: module, by: path)
    #expect(throws: error) { try course.newLesson(name) }
    let lesson = try #require(course.lesson(5))
    #expect(throws: error) { try course.newExercise(name, in: lesson) }
  }

  @Test func nothingIsOverwrittenAndNoListChangedWhereAFolderHasCome() throws {
    let (_, skeleton) = try course.newLesson("tabs")
    try files.write("mine", to: "Lessons/06-tabs/Lesson.md")
    #expect(throws: SkeletonError.alreadyThere(path: "Lessons/06-tabs")) {
      try skeleton.write(below: files.root)
    }
    #expect(try files.read("Lessons/06-tabs/Lesson.md") == "mine")
    #expect(try files.read("Package.swift") == "let lessons = [\n  \"05-flows\"\n]\n")
  }

  @Test func aManifestWithoutAListIsNamed() throws {
    try files.write("", to: "Package.swift")
    #expect(throws: SkeletonError.noList(path: "Package.swift", entry: "06-tabs")) {
      try course.newLesson("tabs")
    }
  }

  @Test func marksAreFoundByTheirLines() {
    #expect(
      Mark.list("# Tabs\n\nWrite here: why.\nrun: x\n// Write here: how.\n| Write here: a | b |")
        == [
          Mark(line: 3, what: "why."), Mark(line: 5, what: "how."), Mark(line: 6, what: "a"),
        ]
    )
  }
}
