import Workbook

extension SmallCourse {
  static let uzbekText = "Lessons/05-flows/Lesson.uz.md"
  static let uzbekReview = "Lessons/05-flows/Review.uz.md"
  static let uzbekTour = "Lessons/05-flows/Tour.uz.transcript"
  static let uzbekTask = "Exercises/05-flows/1-three-steps/Exercise.uz.md"

  /// The translations of the lesson's texts and of its exercise's; all of them are sound.
  static let uzbek: [String: String] = [
    uzbekText: marked(
      lessonText.replacing("# Flows", with: "# Oqimlar").replacing("## First", with: "## Boshi")
        .replacing("A flow begins.", with: "Oqim boshlanadi."),
      of: lessonText
    ),
    uzbekReview: marked(lessonReview.replacing("After", with: "Keyin"), of: lessonReview),
    uzbekTour: "# <!-- of: \(name(lessonTour, isScript: true)) -->\n"
      + lessonTour.replacing("The app shows one screen.", with: "Ilova bitta ekran koʻrsatadi.")
      .replacing("app> ask screen title\nFirst\n", with: "app> ask screen title\n"),
    uzbekTask: marked("# Uch qadam\n\nUchtasini tashlang.\n", of: files[task] ?? ""),
    hidden("Explanations.uz.md"): mark(explanationsAndRequirements)
      + ["one", "two", "three", "count", "order"]
      .map { "\n## \($0)\n\nRequirement: \($0)\n\nTopilgani {found}.\n" }.joined(),
    hidden("Hints.uz.md"): mark(files[hidden("Hints.md")] ?? "")
      + "\n## 1\n\nQarang.\n\n## 2\n\nYaqinroq.\n\n## 3\n\nQoʻshing.\n",
    hidden("Misconceptions/Short/Misconception.uz.md"):
      mark(files[hidden("Misconceptions/Short/Misconception.md")] ?? "") + "\nDavom eting.\n",
  ]

  /// The explanations with what the checks ask for, which is translated with them.
  private static let explanationsAndRequirements =
    (files[hidden("Explanations.md")] ?? "")
    + [
      "one: One is taken once", "two: Two is taken once", "three: Three is taken once",
      "count: Three steps are taken", "order: The steps come in order",
    ].joined(separator: "\n")

  private static func marked(_ translation: String, of english: String) -> String {
    let lines = translation.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return "\(lines[0])\n\(mark(english))" + lines[1]
  }

  private static func mark(_ english: String) -> String {
    TranslationMark.line(name(english, isScript: false)) + "\n"
  }

  private static func name(_ english: String, isScript: Bool) -> String {
    TranslationMark.fingerprint(of: english, isScript: isScript)
  }

  /// Makes the course with its translations, and some words of one of them changed.
  init(uzbek path: String, replacing old: String, with new: String) throws {
    let text = Self.uzbek[path] ?? Self.files[path] ?? ""
    precondition(text.contains(old), "\(path) does not hold \(old)")
    try self.init(Self.uzbek.merging([path: text.replacing(old, with: new)]) { _, new in new })
  }
}
