import Foundation
import Grader
import Support
import Workbook

@testable import Grading

/// A course of two exercises, and the folder of a class that has done them.
///
/// In 1.1 `hello` is to be 2; 1.2 is never graded.
struct SmallClass {
  /// The workbook; the class is its folder `Class`.
  let files: TemporaryFolder
  /// The course.
  let course: Course

  /// Where an answer to 1.1 lies in a submission.
  static let answer = "Exercises/01-greetings/1-say-hello/Hello.swift"

  /// What a student has written beyond the starter, long enough to be compared.
  static let own = """
    /// Says it once more.
    func greet(times: Int) -> [String] {
      var words: [String] = []
      for time in 0..<times { words.append("hello, for the \\(time)th time") }
      return words.filter { !$0.isEmpty }
    }

    /// Says it the other way round.
    func greetBackwards(_ names: Set<String>) -> String? {
      guard let first = names.sorted().first, first.count > 3 else { return nil }
      switch first.count % 2 {
      case 0: return first.reversed().map { "\\($0)" }.joined(separator: "-")
      default: return names.isEmpty ? nil : first.lowercased() + "!"
      }
    }

    """

  private static let hidden = "Tests/Hidden/01-greetings/1-say-hello"

  /// Makes a class.
  /// - Parameters:
  ///   - submissions: The files in the class's folder, by path.
  ///   - checks: The checks of 1.1.
  /// - Throws: An error of the file system.
  init(_ submissions: [String: String] = [:], checks: String = Self.checks) throws {
    files = try TemporaryFolder([
      "Lessons/01-greetings/Lesson.md": "# Greetings\n\n## First\n\nText.\n",
      "Exercises/01-greetings/1-say-hello/Exercise.md": "# Say hello\n\nSay it.\n",
      "Exercises/01-greetings/1-say-hello/Hello.swift": "let hello = 1\n",
      "Exercises/01-greetings/2-say-more/Exercise.md": "# Say more\n\nSay more.\n",
      "\(Self.hidden)/Starter/Hello.swift": "let hello = 1\n",
      "\(Self.hidden)/HiddenTests.swift": checks,
      "\(Self.hidden)/Explanations.md": Self.explanations,
      "\(Self.hidden)/Misconceptions/None/Misconception.md":
        "Fails: isTwo, isSmall\n\nYou see\nno need.\n",
    ])
    for (path, text) in submissions { try files.write(text, to: "Class/\(path)") }
    course = try Course.load(root: files.url)
  }

  /// The class's folder.
  var folder: URL { files.url.appending(path: "Class") }

  /// The cache of the checks that tests make.
  static let cache = Grader.defaultCache()

  /// The workbook that these tests belong to, whose UIKit answers are compiled against.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A run over 1.1.
  func run(trace: @escaping @Sendable (Command) -> Void = { _ in }) throws -> ClassRun {
    let grader = Grader(root: Self.root, cache: Self.cache, trace: trace)
    var run = ClassRun(course: course, grader: grader, folder: try ClassFolder(folder))
    run.settings.assigned = [.exercise(ExerciseID(lesson: 1, number: 1))]
    return run
  }

  /// Changes the checks, as an update of the course does.
  func replaceChecks(_ text: String) throws {
    try files.write(text, to: "\(Self.hidden)/HiddenTests.swift")
  }

  /// Two checks that an answer of 2 meets.
  static let checks = checks(smallest: 9)

  /// The same checks, with another bound in the second.
  static func checks(smallest: Int) -> String {
    """
    import Checks
    @testable import SayHello

    @MainActor let checks = [
      Check("isTwo", "hello is two") { Checks::expect(hello, equals: 2, "hello") },
      Check("isSmall", "hello is small") { Checks::expect(hello < \(smallest), equals: true, "it") },
    ]
    """
  }

  private static let explanations = """
    ## isTwo
    Section: first

    Two, not {found}.

    ## isSmall
    Section: first

    Small, not {found}.
    """
}
