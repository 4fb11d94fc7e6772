/// What an exercise begins with: a small one that is whole, to be rewritten piece by piece.
struct ExerciseSkeleton {
  let title: String
  let module: String
  let kind: String
  /// The name of the lesson's section that the explanations point to at first.
  let section: String

  /// What an exercise can ask for; a lesson has three of them or more.
  static let kinds = ["build to a description", "find the bug", "refactor", "write the test"]

  /// The first kind that a lesson's other exercises do not have.
  static func kind(beside others: [String?]) -> String {
    kinds.first { !others.contains($0) } ?? kinds[0]
  }

  /// The files of the folder that the student works in, by name.
  var files: [String: String] { ["Exercise.md": task].merging(starter.files) { $1 } }

  /// The files of the hidden folder, by path.
  var hiddenFiles: [String: String] {
    var files = [
      "HiddenTests.swift": checks, "Explanations.md": explanations, "Hints.md": hints,
    ]
    let apps = [
      "Starter": starter, "Solution": SkeletonApp(mark: "the right answer."),
      "Solution-other": otherSolution,
    ]
    for (folder, app) in apps { add(app, in: folder, to: &files) }
    for misconception in misconceptions {
      let folder = "Misconceptions/\(misconception.name)"
      add(misconception.app, in: folder, to: &files)
      files["\(folder)/Misconception.md"] = """
        Fails: \(misconception.fails)

        Write here: \(misconception.mark)

        """
    }
    return files
  }

  private func add(_ app: SkeletonApp, in folder: String, to files: inout [String: String]) {
    for (name, text) in app.files { files["\(folder)/\(name)"] = text }
  }

  private var starter: SkeletonApp {
    SkeletonApp(mark: "what the student finds; it compiles, and a check fails.", shows: [])
  }

  private var otherSolution: SkeletonApp {
    SkeletonApp(
      mark: "a right answer of another shape; name its folder after it.",
      shows: [
        "let stack = navigationController.viewControllers + [second]",
        "navigationController.setViewControllers(stack, animated: true)",
      ]
    )
  }

  private struct WrongAnswer {
    let name: String
    let fails: String
    let mark: String
    let app: SkeletonApp
  }

  private var misconceptions: [WrongAnswer] {
    let mark = "a wrong answer that students give; name its folder after it."
    let push = "navigationController.pushViewController(second, animated: true)"
    let other = "navigationController.pushViewController(UIViewController(), animated: true)"
    return [
      WrongAnswer(
        name: "PushedTwice",
        fails: "goesOn, leadsBack, noWarnings",
        mark: "what to say to whoever shows a screen twice.",
        app: SkeletonApp(mark: mark, shows: [push, other])
      ),
      WrongAnswer(
        name: "ShownAtOnce",
        fails: "beginsWithFirst, goesOn, leadsBack, noWarnings",
        mark: "what to say to whoever does not wait for the tap.",
        app: SkeletonApp(mark: mark, startsWith: "    showSecond()\n")
      ),
      WrongAnswer(
        name: "StrongClosure",
        fails: "isFreed",
        mark: "what to say to whoever lets the screen keep the coordinator.",
        app: SkeletonApp(mark: mark, capture: "self")
      ),
    ]
  }
}
