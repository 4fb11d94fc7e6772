import Foundation
import Support
import Testing

/// The real tutor speaks Uzbek.
@Suite(.timeLimit(.minutes(10)))
struct LanguageTests {
  private static let heading = "2-dars, Xayrlashuv · 1 boʻlimdan 1-si\nBitta\n"

  private static func tutor(_ environment: [String: String] = [:]) throws -> RunningTutor {
    var tutor = try RunningTutor(try SmallWorkbook.make(SmallWorkbook.uzbek))
    tutor.environment.merge(environment) { _, new in new }
    return tutor
  }

  @Test(arguments: [
    (["--lang", "uz", "read", "2"], [:]),
    (["read", "2"], ["TUTOR_LANG": "uz"]),
    (["read", "2"], ["LANG": "uz_UZ.UTF-8"]),
  ])
  func aLessonIsReadInUzbek(words: [String], environment: [String: String]) throws {
    let result = try Self.tutor(environment).filter(words)
    #expect(result.output.contains(Self.heading))
    #expect(result.output.contains("Xayr."))
    #expect(result.status == 0)
  }

  @Test func whatIsNotTranslatedStaysEnglish() throws {
    let result = try Self.tutor().filter(["--lang", "uz", "read", "1"])
    #expect(result.output.contains("1-dars, Greetings"))
    #expect(result.output.contains("A *greeting* opens a talk."))
  }

  @Test func aSectionIsNamedInBothLanguages() throws {
    for name in ["only-one", "bitta", "1"] {
      let result = try Self.tutor().filter(["--lang", "uz", "read", "2", name])
      #expect(result.output.contains(Self.heading), "\(name)")
    }
  }

  @Test func anUnknownLanguageIsWrongUsageAndListsWhatThereIs() throws {
    let result = try Self.tutor().filter(["--lang", "fr", "list"])
    #expect(result.errors.contains("tutor does not speak `fr`. It speaks: en, uz."))
    #expect(result.status == 2)
  }

  @Test func anUnknownLocaleIsEnglish() throws {
    let result = try Self.tutor(["LANG": "fr_FR.UTF-8", "TUTOR_LANG": "fr"]).filter(["read", "2"])
    #expect(result.output.contains("Lesson 2, Farewells"))
    #expect(result.errors == "")
  }

  @Test func thePromptSpeaksUzbek() throws {
    let terminal = try Self.tutor().underTerminal(["--lang", "uz", "lesson", "2"])
    try terminal.wait(for: "Xayr.")
    try terminal.wait(for: "2-dars › ")
  }

  @Test func aTerminalWithoutUnicodeShowsApostrophes() throws {
    let result = try Self.tutor(["LANG": "C"]).filter(["--lang", "uz", "read", "2"])
    #expect(result.output.contains("1 bo'limdan 1-si"))
  }

  @Test func aShellIsOfferedTheLanguages() throws {
    let tutor = try Self.tutor()
    func offered(_ line: String) throws -> [Substring] {
      try tutor.filter(["complete", line]).output.split(separator: "\n")
    }
    #expect(try offered("tutor --lang ") == ["en", "uz"])
    #expect(try offered("tutor --lang uz rea") == ["read"])
    #expect(try offered("tutor list --l") == ["--lang"])
  }
}

/// What is done on another thread speaks the same language.
@Suite(.timeLimit(.minutes(10)))
struct BackgroundLanguageTests {
  private static let words = [
    "Exercises/01-greetings/1-say-hello/Exercise.uz.md": "# Salom\n\nAyting.\n",
    "Tests/Hidden/01-greetings/1-say-hello/Explanations.uz.md":
      "## saysTwo\n\nRequirement: hello ikkiga teng\n\nTopilgani {found}.\n",
  ]

  @Test func aCheckIsToldInUzbek() throws {
    let tutor = try AppWorkbook.make(
      Self.words.merging([AppWorkbook.hello: "let hello = 3\n"]) { _, new in new }
    )
    let result = try tutor.filter(["--lang", "uz", "check", "1.1"])
    #expect(result.output.contains("1.1 Salom: 1 tekshiruvdan 0 tasi oʻtdi."))
    #expect(result.output.contains("XATO   hello ikkiga teng"))
    #expect(result.output.contains("topilgani: 3"))
    #expect(result.status == 1)
  }

  /// The doctor's words are made on the thread that looks.
  @Test func theDoctorSpeaksUzbek() throws {
    let result = try AppWorkbook.make().filter(["--lang", "uz", "doctor"])
    #expect(result.output.contains("ustun, rang: yoʻq"))
  }
}
