import Foundation
import Grader
import Support
import Workbook

@testable import Grading

/// A class in which each student hands in another hostile answer, graded once as it is, and once as if
/// a human had found all of it honest.
struct HostileClass: Sendable {
  let files: TemporaryFolder
  let listener: Listener
  let answers: [HostileAnswer]
  /// The grades by student, and those after a human has looked.
  let held: [String: ExerciseGrade]
  let cleared: [String: ExerciseGrade]
  /// The grades of both, as reports are made from them.
  let books: [Gradebook]

  static let shared = Result { try HostileClass() }

  private static let folder = "Exercises/01-shops/1-open-shop"
  private static let hidden = "Tests/Hidden/01-shops/1-open-shop"
  private static let id = ExerciseID(lesson: 1, number: 1)
  /// Two students who have done nothing but their exercise.
  static let honest = ["a neighbour", "z neighbour"]

  init() throws {
    let right = HostileAnswer("right").code
    files = try TemporaryFolder([
      "Lessons/01-shops/Lesson.md": "# Shops\n\n## First\n\nText.\n",
      "\(Self.folder)/Exercise.md": "# Open\n\nWrite `Shop`: `name`, `answer()`, `shelves`.\n",
      "\(Self.folder)/Shop.swift": "class Shop {}\n",
      "\(Self.hidden)/Starter/Shop.swift": "class Shop {}\n",
      "\(Self.hidden)/Solution/Shop.swift": right,
      "\(Self.hidden)/HiddenTests.swift": Self.checks,
      "\(Self.hidden)/Explanations.md": HostileAnswer.every.sorted()
        .map { "## \($0)\nSection: first\n\nNo.\n" }.joined(separator: "\n"),
      "\(Self.hidden)/Misconceptions/None/Misconception.md": "Fails: name\n\nNo.\n",
    ])
    listener = Listener()
    let secrets = HostileAnswer.Secrets(
      hiddenTests: files.url.appending(path: "\(Self.hidden)/HiddenTests.swift").path,
      solution: files.url.appending(path: "\(Self.hidden)/Solution/Shop.swift").path,
      neighbour: files.url.appending(path: "Class/a neighbour/\(Self.folder)/Shop.swift").path,
      outside: files.url.appending(path: "Class/outside").path,
      port: listener.port
    )
    answers =
      HostileAnswer.ends + HostileAnswer.lies + HostileAnswer.reach(secrets)
      + HostileAnswer.files
    for name in Self.honest { try Self.layIn(HostileAnswer(name), in: files) }
    for answer in answers { try Self.layIn(answer, in: files) }
    setenv(HostileAnswer.Secrets.variable, "secret", 1)
    books = try Self.grades(files)
    (held, cleared) = (books[0].byStudent, books[1].byStudent)
  }

  private static func layIn(_ answer: HostileAnswer, in files: TemporaryFolder) throws {
    let place = "Class/\(answer.testDescription)/\(folder)/Shop.swift"
    guard let layIn = answer.layIn else { return try files.write(answer.code, to: place) }
    let file = files.url.appending(path: place)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try layIn(file, answer.code)
  }

  private static func grades(
    _ files: TemporaryFolder
  ) throws -> [Gradebook] {
    var limits = Limits()
    (limits.cpu, limits.wall, limits.compilation) = (.seconds(1), .seconds(4), .seconds(8))
    let grader = Grader(root: SmallClass.root, cache: SmallClass.cache, limits: limits)
    var run = ClassRun(
      course: try Course.load(root: files.url),
      grader: grader,
      folder: try ClassFolder(files.url.appending(path: "Class"))
    )
    let held = try run.grade().gradebook
    for (student, grade) in held.byStudent {
      if case .held(let answer) = grade.outcome {
        run.settings.cleared[student] = [id: answer.contents]
      }
    }
    return [held, try run.grade().gradebook]
  }

  private static let checks = """
    import Checks
    @testable import OpenShop

    @MainActor let checks = [
      Check("answer", "It answers two") {
        Checks::expect(await Shop().answer(), equals: 2, "the answer")
      },
      Check("name", "It has a name") { Checks::expect(Shop().name, equals: "Crumb", "the name") },
      Check("shelves", "It has shelves") {
        Checks::expect(Shop().shelves, equals: ["rye", "bun", "tart"], "the shelves")
      },
    ]
    """
}

extension Gradebook {
  /// The grade of the one exercise, by student.
  fileprivate var byStudent: [String: ExerciseGrade] {
    Dictionary(
      students.compactMap { student in student.exercises.first.map { (student.student, $0) } }
    ) {
      first,
      _ in first
    }
  }
}
