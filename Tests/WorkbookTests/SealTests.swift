import Foundation
import Testing

@testable import Workbook

/// What students have in the place of an exercise's hidden folder.
@Suite struct SealTests {
  private let files: TemporaryCourse
  private let exercise: Exercise

  init() throws {
    files = try TemporaryCourse.oneExercise()
    exercise = try #require(try Course.load(root: files.root).exercises.first)
  }

  /// Seals the exercise, and removes the folder.
  private func seal() throws {
    try exercise.sealed().write(to: exercise.hiddenFiles.sealedFile)
    try FileManager.default.removeItem(at: exercise.hidden)
  }

  @Test func aSealedExerciseTellsTheSame() throws {
    try files.write("let checks = 5\n", to: "Tests/Hidden/05-flows/1-hand-off/HiddenTests.swift")
    let explanations = try exercise.explanations()
    #expect(exercise.hasAnswers)
    try seal()
    #expect(!exercise.hasAnswers)
    #expect(try exercise.checks() == Data("let checks = 5\n".utf8))
    #expect(try exercise.explanations() == explanations)
    #expect(try exercise.hints() == ["Look.", "Look closer."])
    #expect(try exercise.starterContents().lines(of: "Flow.swift") == ["struct Flow {}"])
    #expect(try !exercise.isAttempted())
    #expect(try exercise.misconceptions().map(\.name) == ["late"])
    #expect(try exercise.misconceptions().map(\.fails) == [["one", "two"]])
    #expect(try exercise.misconceptions().map(\.sentence) == ["Too late."])
    #expect(try exercise.solutions() == [])
    #expect(try exercise.answers() == [])
  }

  @Test func aSealedExerciseSpeaksOtherLanguages() throws {
    let hidden = "Tests/Hidden/05-flows/1-hand-off"
    try files.write("## 1\n\nQarang.\n\n## 2\n\nYaqinroq.\n", to: "\(hidden)/Hints.uz.md")
    try files.write("Kech.\n", to: "\(hidden)/Misconceptions/late/Misconception.uz.md")
    try seal()
    let uzbek = Language(code: "uz", words: [:])
    let hints = try Language.$current.withValue(uzbek) { try exercise.hints() }
    let told = try Language.$current.withValue(uzbek) { try exercise.misconceptions() }
    #expect(hints == ["Qarang.", "Yaqinroq."])
    #expect(told.map(\.sentence) == ["Kech."])
    #expect(try exercise.hints() == ["Look.", "Look closer."])
  }

  @Test func whatARightAnswerDoesWithoutIsNotMissedThereEither() throws {
    let hidden = "Tests/Hidden/05-flows/1-hand-off"
    for name in ["Menu.swift", "List.swift"] {
      try files.write("", to: "\(hidden)/Starter/\(name)")
      try files.write("", to: "\(hidden)/Solution/\(name)")
    }
    try files.write("", to: "\(hidden)/Solution-other/List.swift")
    try seal()
    #expect(try exercise.missingFiles() == ["List.swift"])
  }

  @Test func noAnswerAndNoCodeOfAMisconceptionIsSealed() throws {
    let sealed = try #require(Seal.open(exercise.sealed(), for: "05-flows/1-hand-off"))
    #expect(
      sealed.keys.sorted() == [
        "Explanations.md", "HiddenTests.swift", "Hints.md",
        "Misconceptions/late/Misconception.md", "Needed.txt", "Starter/Flow.swift",
      ]
    )
  }

  @Test func theSameFilesGiveTheSameBytesSealedOrNot() throws {
    let bytes = try exercise.sealed()
    #expect(try exercise.sealed() == bytes)
    try seal()
    #expect(try exercise.sealed() == bytes)
  }

  @Test(arguments: [0, 40, 200, -1]) func oneChangedByteIsSeen(offset: Int) throws {
    try seal()
    let file = exercise.hiddenFiles.sealedFile
    var data = try Data(contentsOf: file)
    data[offset < 0 ? data.count + offset : offset] ^= 1
    try data.write(to: file)
    #expect(throws: CourseError.sealBroken(path: file.path)) { try exercise.hints() }
    #expect("\(CourseError.sealBroken(path: file.path))".contains(file.path))
  }

  @Test(arguments: [0, 10, 60]) func aFileThatWasCutShortIsSeen(length: Int) throws {
    try seal()
    let file = exercise.hiddenFiles.sealedFile
    try Data(contentsOf: file).prefix(length).write(to: file)
    #expect(throws: CourseError.sealBroken(path: file.path)) { try exercise.checks() }
  }

  @Test func theSealOfAnotherExerciseDoesNotOpen() throws {
    let bytes = try exercise.sealed()
    #expect(Seal.open(bytes, for: "05-flows/1-hand-off") != nil)
    #expect(Seal.open(bytes, for: "05-flows/2-hand-off") == nil)
  }

  @Test func aFolderOfAnExerciseThatIsGoneIsKnownByItsSeal() throws {
    try seal()
    try FileManager.default.removeItem(at: exercise.folder)
    let course = try Course.load(root: files.root)
    #expect(course.missingFolder(of: exercise.id)?.lastPathComponent == "1-hand-off")
  }

  @Test func whatIsSealedHasNoWordOfIt() throws {
    let bytes = try exercise.sealed()
    for word in ["Because", "Look closer", "Too late", "struct Flow"] {
      #expect(bytes.range(of: Data(word.utf8)) == nil)
    }
  }
}
