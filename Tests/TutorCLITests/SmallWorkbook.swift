import Foundation
import Support

@testable import TutorCLI

/// A workbook of two lessons, small enough to be seen whole in a test.
enum SmallWorkbook {
  /// Makes it in a folder of its own.
  static func make(_ more: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(files.merging(more) { _, new in new })
  }

  private static let files = [
    "Package.swift": "",
    "Lessons/01-greetings/Lesson.md": lesson,
    "Lessons/02-farewells/Lesson.md": "# Farewells\n\n## Only one\n\nGoodbye.\n",
    "Exercises/01-greetings/1-say-hello/Exercise.md": "# Say hello\n\nSay it.\n",
    "Exercises/01-greetings/1-say-hello/Hello.swift": "let hello = 1\n",
    "Exercises/01-greetings/2-say-more/Exercise.md": "# Say more\n\nSay more.\n",
    "Exercises/01-greetings/2-say-more/More.swift": "let more = 1\n",
    "Tests/Hidden/01-greetings/1-say-hello/Starter/Hello.swift": "let hello = 1\n",
    "Tests/Hidden/01-greetings/1-say-hello/Hints.md": "## 1\n\nLook.\n\n## 2\n\nLook closer.\n",
    "Tests/Hidden/01-greetings/2-say-more/Starter/More.swift": "let more = 1\n",
    "Tests/Hidden/01-greetings/2-say-more/Hints.md": "## 1\n\nThink.\n",
  ]

  private static let lesson = """
    # Greetings

    ## The first word

    A *greeting* opens a talk.

    ## The hand-off

    Before the question.

    ```predict
    question: How many are left?
    run: --fault no-greeting ; tap Open ; back
    ask: stack count
    choices:
    - 1
    - 2
    why: Since **back** takes one away.
    ```

    After the question.
    """
}
