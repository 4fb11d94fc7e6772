extension SmallCourse {
  static let text = "Lessons/05-flows/Lesson.md"
  static let tour = "Lessons/05-flows/Tour.transcript"
  static let review = "Lessons/05-flows/Review.md"
  static let app = "Lessons/05-flows/SceneDelegate.swift"
  static let task = "Exercises/05-flows/1-three-steps/Exercise.md"
  static let hidden = "Tests/Hidden/05-flows/1-three-steps"

  /// A path in the exercise's hidden folder.
  static func hidden(_ name: String) -> String { "\(hidden)/\(name)" }

  static let files = [
    "Package.swift": "let lessons = [\n  \"05-flows\"\n]\n",
    "README.md": readme,
    "Exercises/Package.swift": """
    let exercises = [
      "05-flows/1-three-steps",
      "05-flows/2-look",
      "05-flows/3-tidy",
    ]
    """,
    "Tests/GradeTests/Lesson05.swift": gradeTests,
    text: lessonText,
    tour: lessonTour,
    review: lessonReview,
    app: lessonApp,
    task: "# Three steps\n\nKind: refactor\n\nTake three.\n\nEdit:\n\n- `Flow.swift`\n",
    "Exercises/05-flows/1-three-steps/Flow.swift": flow(),
    "Exercises/05-flows/2-look/Exercise.md": "# Look\n\nKind: find the bug\n",
    "Exercises/05-flows/3-tidy/Exercise.md": "# Tidy\n\nKind: build to a description\n",
    "Tests/Hidden/05-flows/2-look/HiddenTests.swift": "",
    "Tests/Hidden/05-flows/3-tidy/HiddenTests.swift": "",
    hidden("HiddenTests.swift"): checks,
    hidden("Explanations.md"): ["one", "two", "three", "count", "order"]
      .map { "## \($0)\n\nSection: first\n\nFound was {found}.\n" }.joined(separator: "\n"),
    hidden("Hints.md"): "## 1\n\nLook.\n\n## 2\n\nLook closer.\n\n## 3\n\nAppend.\n",
    hidden("Starter/Flow.swift"): flow(),
    hidden("Solution/Flow.swift"): flow("one", "two", "three"),
    hidden("Solution-array/Flow.swift"):
      "@MainActor final class Flow {\n  var steps = [\"one\", \"two\", \"three\"]\n\n  func start() {}\n}\n",
    hidden("Misconceptions/Twice/Flow.swift"): flow("one", "one", "two", "three"),
    hidden("Misconceptions/Twice/Misconception.md"):
      "Fails: one, count, order\n\nOnce is enough.\n",
    hidden("Misconceptions/Backwards/Flow.swift"): flow("three", "two", "one"),
    hidden("Misconceptions/Backwards/Misconception.md"): "Fails: order\n\nBegin with one.\n",
    hidden("Misconceptions/Short/Flow.swift"): flow("one", "two"),
    hidden("Misconceptions/Short/Misconception.md"): "Fails: three, count, order\n\nGo on.\n",
  ]

  static let readme =
    "# Shop\n\n| | lesson | about | exercises |\n| --- | --- | --- | --- |\n"
    + "| 5 | [Flows](Lessons/05-flows/Lesson.md) | steps | [3](Exercises/05-flows) |\n"

  private static let gradeTests =
    "@Suite struct Lesson05 {\n"
    + [("5.1", "Three steps"), ("5.2", "Look"), ("5.3", "Tidy")]
    .map { "  func `\($0) \($1)`() throws { try Classroom.grade(\"\($0)\") }\n" }.joined()
    + "}\n"

  /// The student's file: a flow that takes these steps.
  static func flow(_ steps: String...) -> String {
    let lines = steps.map { "    steps.append(\"\($0)\")\n" }.joined()
    return
      "@MainActor final class Flow {\n  var steps: [String] = []\n\n  func start() {\n\(lines)  }\n}\n"
  }

  private static let checks = """
    import Checks
    @testable import ThreeSteps

    @MainActor private func steps() -> [String] {
      let flow = Flow()
      flow.start()
      return flow.steps
    }

    @MainActor let checks = [
      Check("one", "One is taken once") {
        Checks::expect(steps().filter { $0 == "one" }, count: 1, "the steps called one")
      },
      Check("two", "Two is taken once") {
        Checks::expect(steps().filter { $0 == "two" }, count: 1, "the steps called two")
      },
      Check("three", "Three is taken once") {
        Checks::expect(steps().filter { $0 == "three" }, count: 1, "the steps called three")
      },
      Check("count", "Three steps are taken") {
        Checks::expect(steps(), count: 3, "the steps")
      },
      Check("order", "The steps come in order") {
        Checks::expect(steps(), equals: ["one", "two", "three"], "the steps")
      },
    ]
    """
}
