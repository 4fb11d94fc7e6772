import Foundation
import Testing
import Workbook

@testable import Grader

/// What the tutor says of the errors that students of this course make, against the real compiler and
/// the workbook's own UIKit.
@Suite(.timeLimit(.minutes(10)))
struct DiagnosisTests {
  /// The workbook's grader, with the folder of the one support library.
  private static let shared = Result {
    let file = URL(filePath: #filePath).resolvingSymlinksInPath()
    let root = try Course.root(from: file.deletingLastPathComponent())
    let grader = Grader(root: root, cache: Grader.defaultCache())
    var workshop = try grader.workshop(cancellation: nil) { _ in }
    return (grader: grader, library: try workshop.support(root: root.path).folder)
  }

  @Test(arguments: WrongFile.all)
  func isToldWithItsPlaceItsNamesAndTheLikelyMend(_ wrong: WrongFile) throws {
    let diagnostics = try diagnostics(of: wrong)
    let errors = diagnostics.filter { $0.severity == .error }
    let told = errors.first(where: \.isSyntax) ?? errors.first ?? diagnostics.first
    #expect(told?.id == wrong.diagnostic, "\(diagnostics.map(\.message))")
    #expect(told?.line == wrong.place.line)
    #expect(told?.column == wrong.place.column)
    #expect(told?.meaning?.isEmpty == false)
    let explanation =
      errors.isEmpty ? Explanation(warnings: diagnostics) : Explanation(errors: diagnostics)
    let text = explanation.plainText
    #expect(text.contains("\(WrongFile.name):\(wrong.place.line):"))
    for words in wrong.told { #expect(text.contains(words)) }
    #expect(text.firstMatch(of: /\{\d/) == nil)
  }

  private func diagnostics(of wrong: WrongFile) throws -> [Diagnostic] {
    let files = [
      SourceFile(name: "AppCoordinator.swift", bytes: Array(WrongFile.given.utf8)),
      SourceFile(name: WrongFile.name, bytes: Array(wrong.code.utf8)),
    ]
    let forbidden = ForbiddenConstructs.diagnostics(in: files)
    guard forbidden.isEmpty else { return forbidden }
    let (grader, library) = try Self.shared.get()
    var workshop = try grader.workshop(cancellation: nil) { _ in }
    let support = SupportLibrary(folder: library)
    return try workshop.submission(files, module: "HandOff", support: support).diagnostics
  }

  @Test func everyMeaningHasAFile() {
    let known = Set(DiagnosticMeaning.all.map(\.name))
    #expect(known.subtracting(WrongFile.all.map(\.diagnostic)) == [])
    #expect(known.count >= 40)
  }

  @Test func meaningForOnePhraseStandsBeforeTheOneForAll() {
    for (index, meaning) in DiagnosticMeaning.all.enumerated() {
      let earlier = DiagnosticMeaning.all[..<index].filter { $0.name == meaning.name }
      #expect(earlier.allSatisfy { $0.phrase != nil && $0.phrase != meaning.phrase })
    }
  }

  @Test(arguments: [("chlid", "child", true), ("Loop", "Bool", false), ("a", "f", false)])
  func onlyWhatMayBeASlipIsGuessedAt(name: String, guess: String, isTold: Bool) {
    var error = Diagnostic(
      id: "cannot_find_in_scope",
      severity: .error,
      message: "cannot find '\(name)' in scope"
    )
    let note = "did you mean '\(guess)'?"
    error.notes = [Diagnostic(id: "note_typo_candidate", severity: .note, message: note)]
    #expect(Explanation(errors: [error]).plainText.contains(note) == isTold)
  }

  @Test func cFunctionIsNoGuessAtAStudentsName() {
    let error = Diagnostic(
      id: "cannot_find_in_scope_corrected",
      severity: .error,
      message: "cannot find 'name' in scope; did you mean 'uname'?"
    )
    let text = Explanation(errors: [error]).plainText
    #expect(text.hasPrefix("cannot find 'name' in scope\n"))
    #expect(text.contains("Nothing called `name` is known"))
  }

  @Test func unknownDiagnosticIsShownAsTheCompilerSaysIt() {
    let error = Diagnostic(
      id: "never_heard_of",
      severity: .error,
      file: "Flow.swift",
      line: 3,
      column: 5,
      message: "the moon is full",
      sourceLine: "moon()"
    )
    #expect(
      Explanation(errors: [error]).plainText == """
        Flow.swift:3:5: the moon is full
            moon()
        """
    )
  }
}

extension WrongFile {
  static let all =
    names + calls + optionals + values + changes + promises + closures + isolation + initialisers
    + classes + syntax + workbook + warnings
}
