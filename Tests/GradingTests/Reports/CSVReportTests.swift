import Foundation
import Grader
import Grading
import Support
import Testing

@Suite struct CSVReportTests {
  @Test func everyNameComesBackAndNoneIsAFormula() throws {
    let rows = try CSVReader.rows(in: ReportForm.csv.text(of: SampleGrades.book()))
    let names = rows.dropFirst().map { $0[0] }
    #expect(rows.count == 1 + 3 * SampleGrades.names.count)
    for (name, row) in zip(SampleGrades.names, stride(from: 0, to: names.count, by: 3)) {
      let cell = names[row]
      // Scalars are compared, since "=" and an accent are one character that is not "=".
      let first = cell.unicodeScalars.first.map(String.init) ?? ""
      #expect(!["=", "+", "-", "@", "＝", "\t", "\r", "\n"].contains(first), "\(name)")
      let told = name.harmless
      #expect(cell.unicodeScalars.elementsEqual(told.unicodeScalars) || cell == "'" + told)
    }
  }

  @Test func noCellSteersATerminal() throws {
    var grade = SampleGrades.mixed()
    grade.title = "\u{1B}[2J\u{202E}=1"
    let text = ReportForm.csv.text(of: SampleGrades.book(["\u{9B}31mAda"], [grade]))
    #expect(!text.unicodeScalars.contains { "\u{1B}\u{9B}\u{202E}".unicodeScalars.contains($0) })
    let row = try #require(try CSVReader.rows(in: text).last)
    #expect(row[0] == "\\u{9B}31mAda")
    #expect(row[2] == "\\u{1B}[2J\\u{202E}=1")
  }

  @Test func aLineHoldsWhatAnInstructorSortsBy() throws {
    var (mixed, obstructed) = (SampleGrades.mixed(), SampleGrades.obstructed())
    mixed.handedIn = Date(timeIntervalSince1970: 900_000)
    obstructed.handedIn = Date(timeIntervalSince1970: 1_000_000)
    let book = SampleGrades.book(["Ada"], [mixed, obstructed])
    let rows = try CSVReader.rows(in: ReportForm.csv.text(of: book))
    #expect(
      rows == [
        [
          "student", "exercise", "title", "outcome", "points", "maximum", "late factor",
          "failed checks", "misconception", "handed in",
        ],
        [
          "Ada", "5.1", "The \"hand-off\" & <more>", "checked", "1", "3", "1", "second",
          "Strong & <back>", "1970-01-11T10:00:00Z",
        ],
        [
          "Ada", "5.3", "Third", "could not run", "0", "2", "1", "", "",
          "1970-01-12T13:46:40Z",
        ],
      ]
    )
  }

  @Test func pointsHaveNoMoreThanHundredths() throws {
    let book = SampleGrades.book(["Ada"], [SampleGrades.tenths(lateFactor: 0.9)])
    let row = try #require(try CSVReader.rows(in: ReportForm.csv.text(of: book)).last)
    #expect(row[4...6] == ["0.27", "0.3", "0.9"])
  }

  @Test(.enabled("no python3 here") { CSVReportTests.hasPython })
  func pythonReadsTheSame() throws {
    let text = ReportForm.csv.text(of: SampleGrades.book())
    let folder = try TemporaryFolder(["grades.csv": text])
    let python = Process()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = [
      "python3", "-c",
      "import csv, json, sys; print(json.dumps(list(csv.reader(open(sys.argv[1], newline='')))))",
      folder.url.appending(path: "grades.csv").path,
    ]
    python.environment = ProcessInfo.processInfo.environment.merging(["PYTHONUTF8": "1"]) { $1 }
    let output = Pipe()
    python.standardOutput = output
    try python.run()
    let json = try output.fileHandleForReading.readToEnd() ?? Data()
    python.waitUntilExit()
    #expect(try JSONDecoder().decode([[String]].self, from: json) == CSVReader.rows(in: text))
  }

  private static var hasPython: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/python3")
    }
  }
}
