import Foundation
import Testing
import Workbook

@testable import Verification

/// What is read from the sources is what the tutor says.
@Suite struct EnglishCatalogueTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func everySentenceInATableIsRead() throws {
    let catalogue = try EnglishCatalogue(root: Self.root)
    let tables = [Message.summaries, Message.details, Message.stages, Message.doctorSubjects]
    let messages = tables.flatMap(\.values) + [.verdictFailed, .courseDone, .hintOffered]
    for message in messages { #expect(catalogue.words(for: message.id) == message.english) }
    #expect(messages.count > 60)
  }

  @Test func everyMeaningOfADiagnosticIsRead() throws {
    let catalogue = try EnglishCatalogue(root: Self.root)
    for meaning in DiagnosticMeaning.all {
      let message = try #require(
        Message.diagnostic(meaning.name, saying: meaning.phrase ?? "")
      )
      #expect(catalogue.words(for: message.id) == message.english, "\(message.id)")
    }
    let count = catalogue.sentences.count { $0.id.hasPrefix("diagnostic.") }
    #expect(count == DiagnosticMeaning.all.count)
  }

  @Test func noTwoSentencesHaveOneName() throws {
    let names = try EnglishCatalogue(root: Self.root).sentences.map(\.id)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: [
    ("\"a.b\", \"One\")", ["a.b", "One"]),
    ("\n\"a.b\",\n\"One\" + \" two\"\n + \"\\n\\\"3\\\"\")", ["a.b", "One two\n\"3\""]),
    ("\"a\", saying: \"b\", \"c\")", ["a", "b", "c"]),
  ])
  func textsAreReadAsSwiftReadsThem(source: String, texts: [String]) {
    #expect(SwiftLiterals(source[...])?.texts == texts)
  }

  @Test(arguments: ["\"a\", words)", "\"a\", \"\\(b)\")", "\"a\", \"b"])
  func whatIsNoTextIsRefused(source: String) {
    #expect(SwiftLiterals(source[...]) == nil)
  }
}
