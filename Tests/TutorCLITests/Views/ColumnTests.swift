import Foundation
import Support
import Testing
import Workbook

@testable import TutorCLI

/// What stands in columns does so whatever a language calls it.
struct ColumnTests {
  private static let wordy = Language(
    code: "uz",
    words: [
      "doctor.events": "saqlangan fayllar xabarlari",
      "history.passed": "oʻtdi, {all} tekshiruvdan hammasi, {all} tasi",
    ]
  )

  @Test func theDoctorsFactsBeginInOneColumn() {
    let diagnoses = [Diagnosis(.linker, "FACT"), Diagnosis(.events, "FACT")]
    Language.$current.withValue(Self.wordy) {
      let columns = Self.columns(of: "FACT", in: DoctorView.outcome(of: diagnoses).passages)
      #expect(columns == [35, 35])
    }
    let columns = Self.columns(of: "FACT", in: DoctorView.outcome(of: diagnoses).passages)
    #expect(columns == [19, 19])
  }

  @Test func theNamesOfContentsBeginInOneColumn() throws {
    let workbook = try SmallWorkbook.make()
    let exercise = try #require(try Course.load(root: workbook.url).exercises.first)
    let events: [HistoryEntry.Event] = [.notRun, .checked(met: 4, all: 4)]
    let entries = events.map {
      HistoryEntry(time: .distantPast, exercise: exercise.id, event: $0, contents: "3f2a9c")
    }
    let view = HistoryView(exercise: exercise, entries: entries, showsAll: true)
    Language.$current.withValue(Self.wordy) {
      let columns = Self.columns(of: "3f2a9c", in: view.passages(now: Contents([:])))
      #expect(columns.count == 2)
      #expect(Set(columns).count == 1)
    }
  }

  /// Where a text begins in each passage that has it.
  private static func columns(of text: String, in passages: [Passage]) -> [Int] {
    passages.compactMap { passage in
      guard case .text(let spans, _) = passage else { return nil }
      let line = spans.map(\.text).joined()
      return line.range(of: text).map { DisplayWidth.of(String(line[..<$0.lowerBound])) }
    }
  }
}
