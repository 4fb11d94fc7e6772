import Foundation
import Support
import Testing
import Workbook

@testable import TutorCLI

@Suite struct LanguageChoiceTests {
  /// The environment, and the language that it asks for.
  @Test(
    arguments: [
      ([:], nil),
      (["LANG": "uz_UZ.UTF-8"], "uz"),
      (["LC_MESSAGES": "uz_UZ@latin", "LANG": "de_DE.UTF-8"], "uz"),
      (["LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "uz_UZ.UTF-8"], "de"),
      (["LC_ALL": "", "LANG": "C.UTF-8"], "c"),
      (["TUTOR_LANG": "en", "LC_ALL": "uz_UZ.UTF-8"], "en"),
      (["TUTOR_LANG": "UZ"], "uz"),
      (["TUTOR_LANG": "", "LANG": "uz"], "uz"),
    ] as [([String: String], String?)]
  )
  func theEnvironmentIsAskedInOrder(environment: [String: String], code: String?) {
    #expect(LanguageChoice.code(in: environment) == code)
  }

  /// The words of the command line, the language's code, and the words that are left.
  @Test(
    arguments: [
      (["list"], "en", ["list"]),
      (["--lang", "uz", "list"], "uz", ["list"]),
      (["list", "--lang=uz"], "uz", ["list"]),
      (["read", "--lang", "UZ", "5"], "uz", ["read", "5"]),
    ]
  )
  func theOptionMayStandAnywhere(words: [String], code: String, left: [String]) throws {
    let workbook = try SmallWorkbook.make(SmallWorkbook.uzbek)
    var arguments = words
    let language = try LanguageChoice.take(
      from: &arguments,
      environment: [:],
      root: workbook.url
    )
    #expect(language.code == code)
    #expect(arguments == left)
  }

  @Test(arguments: ["TUTOR_LANG", "LANG"])
  func aLanguageOfTheEnvironmentThatIsNotThereIsEnglish(variable: String) throws {
    let workbook = try SmallWorkbook.make(SmallWorkbook.uzbek)
    var arguments = ["list"]
    let language = try LanguageChoice.take(
      from: &arguments,
      environment: [variable: "fr_FR.UTF-8"],
      root: workbook.url
    )
    #expect(language.code == "en")
  }

  @Test func anOptionThatNamesNothingIsAFault() throws {
    let workbook = try SmallWorkbook.make(SmallWorkbook.uzbek)
    var unknown = ["--lang", "fr"]
    var missing = ["--lang"]
    #expect(throws: UsageError(faults: [.unknownLanguage("fr", known: "en, uz")])) {
      try LanguageChoice.take(from: &unknown, environment: [:], root: workbook.url)
    }
    #expect(
      throws: UsageError(faults: [.missingValue(option: "--lang", placeholder: "en|uz")])
    ) {
      try LanguageChoice.take(from: &missing, environment: [:], root: workbook.url)
    }
  }
}
