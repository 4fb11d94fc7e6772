import Foundation
import Testing
import Workbook

@testable import Grading

@Suite struct ReportFileTests {
  @Test(arguments: ReportForm.allCases)
  func everyNameIsAFileBelowTheReports(_ form: ReportForm) {
    let paths = form.files(of: SampleGrades.book()).map(\.path)
    for path in paths {
      let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      // A file is written under a longer name first; 255 bytes are the most that a name may have.
      #expect(names.allSatisfy { (1...240).contains($0.count) }, "\(path)")
      #expect(!names.contains { $0.first == UInt8(ascii: ".") || $0.contains(0) }, "\(path)")
      #expect(names.count <= 4)
    }
    #expect(Set(paths).count == paths.count)
  }

  @Test func aUsualNameIsKept() {
    let book = SampleGrades.book(["Ünal 👩‍👩‍👧, =1"])
    let paths = ReportForm.feedback.files(of: book).map(\.path)
    #expect(paths == ["feedback/Ünal 👩‍👩‍👧, =1.md"])
  }

  @Test func everyFormIsWrittenForEveryName() throws {
    let small = try SmallClass(["Ada/x.swift": ""])
    let run = try small.run()
    try SampleGrades.book().write(to: run.reports)
    let files = FileManager.default.enumerator(atPath: run.reports.path)?.allObjects ?? []
    let names = files.compactMap { ($0 as? String)?.split(separator: "/").last }
    let count = SampleGrades.names.count
    #expect(names.count { $0.hasSuffix(".md") } == count)
    // One for Gradescope, and one for each of the two exercises that were attempted for Exercism.
    #expect(names.count { $0 == "results.json" } == count + 2 * count)
    #expect(names.contains("grades.csv") && names.contains("grades.json"))
    #expect(names.contains("grades.xml") && names.contains("class.html"))
    #expect(names.allSatisfy { !$0.hasSuffix(".new") })
  }

  @Test func textIsCutBetweenCharacters() {
    #expect("aé".cut(toBytes: 2) == "a")
    #expect("aé".cut(toBytes: 3) == "aé")
    #expect("👩‍👩‍👧".cut(toBytes: 5) == "👩")
    #expect("".cut(toBytes: 0) == "")
    #expect("a\u{1B}b".told(atMost: 3) == "a\\u …")
  }
}
