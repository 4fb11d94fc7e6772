import Testing

/// One way to crash, and what must be told of it.
struct CrashingSubmission: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The line that crashes, number 7 of the file.
  var line = "return [\"two\"]"
  var extra = ""
  let told: [String]

  var submission: Submission {
    Submission(second: "print(words)\n    \(line)", extra: "let words = 1\n" + extra)
  }

  static let all = [
    CrashingSubmission(
      testDescription: "unowned reference",
      line: "return [Child(parent: Parent()).name()]",
      extra: """
        final class Parent { var name = "parent" }
        final class Child {
          unowned let parent: Parent
          init(parent: Parent) { self.parent = parent }
          func name() -> String { parent.name }
        }
        """,
      told: ["Child.name()", "Flow.swift line 16", "unowned reference", "make the way back `weak`"]
    ),
    CrashingSubmission(
      testDescription: "cast",
      line: "return [(root as! Sub).word]",
      extra: """
        class Base {}
        class Sub: Base { let word = "two" }
        @MainActor let root = Base()
        """,
      told: ["Flow.swift line 7", "type 'Base' to 'Sub'", "`as?`"]
    ),
    CrashingSubmission(
      testDescription: "cast to a final class",
      line: "return [(root as! Sub).word]",
      extra: """
        class Base {}
        final class Sub: Base { let word = "two" }
        @MainActor let root = Base()
        """,
      told: ["Flow.swift line 7", "cast failed", "`as?`"]
    ),
    CrashingSubmission(
      testDescription: "exclusive access",
      line: "box.change { $0.append(box.words[0]) }; return box.words",
      extra: """
        final class Box {
          var words = ["two"]
          func change(_ body: (inout [String]) -> Void) { body(&words) }
        }
        @MainActor let box = Box()
        """,
      told: ["Flow.swift line 7", "exclusive access", "Take a copy"]
    ),
    CrashingSubmission(
      testDescription: "overflow",
      line: "return [\"\\(Int.min - list.count)\"]",
      extra: "let list = [1]",
      told: ["Flow.swift line 7", "arithmetic overflow", "left the range"]
    ),
    CrashingSubmission(
      testDescription: "implicitly unwrapped",
      line: "return [flow.word]",
      extra: "struct Late { var word: String! }\nlet flow = Late()",
      told: ["Flow.swift line 7", "implicitly unwrapping", "Take the value in `init`"]
    ),
    CrashingSubmission(
      testDescription: "removeFirst of nothing",
      line: "var list: [String] = []; return [list.removeFirst()]",
      told: ["Flow.swift line 7", "empty collection", "an element it does not have"]
    ),
    CrashingSubmission(
      testDescription: "try!",
      line: "return [try! String(contentsOfFile: \"/nowhere\", encoding: .utf8)]",
      told: ["Flow.swift line 7", "'try!' expression", "`do` and `catch`"]
    ),
    CrashingSubmission(
      testDescription: "continuation that is resumed twice",
      line:
        "return await withCheckedContinuation { for word in [\"a\", \"b\"] { $0.resume(returning: [word]) } }",
      told: ["Flow.swift line 7", "more than once, returning [\"b\"]", "got a second"]
    ),
    CrashingSubmission(
      testDescription: "one that calls itself",
      line: "return [\"\\(again(1))\"]",
      extra: "func again(_ count: Int) -> Int { again(count + 1) + 1 }",
      told: ["again(_:) calls itself without end", "Each call makes the next one"]
    ),
    CrashingSubmission(
      testDescription: "two that call each other",
      line: "return [\"\\(Ring().start(0))\"]",
      extra: """
        @MainActor final class Ring {
          func start(_ count: Int) -> Int { finish(count) + 1 }
          func finish(_ count: Int) -> Int { start(count + 1) + 1 }
        }
        """,
      told: ["Ring.start(_:) → Ring.finish(_:) → Ring.start(_:)", "Flow.swift line 13"]
    ),
  ]
}
