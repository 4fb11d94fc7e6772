import Grading
import Testing
import Workbook

@Suite struct ClassPageTests {
  private static let tags: Set = [
    "!DOCTYPE", "html", "meta", "title", "style", "h1", "h2", "p", "table", "tr", "th", "td",
  ]

  @Test func noNameBecomesAnElement() {
    let page = ReportForm.html.text(of: SampleGrades.book())
    // Code points are looked at: an accent behind "<" makes another character of both in Swift alone.
    let pieces = page.unicodeScalars.split(separator: "<", omittingEmptySubsequences: false)
    for piece in pieces.dropFirst() {
      let tag = String(piece.prefix { !" >/".unicodeScalars.contains($0) })
      let isEnd = piece.first == "/"
      #expect(isEnd || Self.tags.contains(tag), "\(String(piece.prefix(20)))")
    }
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(!page.contains("http://a)") || !page.contains("href"))
  }

  @Test func everyAmpersandBeginsAReference() {
    let page = ReportForm.html.text(of: SampleGrades.book())
    let known = ["amp;", "lt;", "gt;", "quot;", "#39;"]
    for piece in page.unicodeScalars.split(separator: "&").dropFirst() {
      let isKnown = known.contains { piece.starts(with: $0.unicodeScalars) }
      #expect(isKnown, "\(String(piece.prefix(20)))")
    }
    #expect(page.contains("Swift version 6.3.1 &lt;&amp;&gt;"))
  }

  @Test func browsersRunNothingFromIt() {
    let page = ReportForm.html.text(of: SampleGrades.book())
    #expect(page.contains("http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"))
  }

  @Test func whatMostFailedComesFirst() throws {
    let grades = [SampleGrades.obstructed(), SampleGrades.mixed()]
    var book = SampleGrades.book(["Ada", "Bea"], grades)
    book.students[0].exercises[1].checks[0].fault = "too"
    let page = ReportForm.html.text(of: book)
    let section = try #require(page.components(of: "<h2>What most got wrong</h2>").last)
    let both = "<tr><td>5.1<td>The second is met<td>2 of 2<td>Ada, Bea\n"
    let one = "<tr><td>5.1<td>The first &lt;b&gt; is met<td>1 of 2<td>Ada\n"
    #expect(section.contains("<th>Who\n" + both + one + "</table>"))
    #expect(
      page.contains(
        "<tr><td>5.1<td>Strong &amp; &lt;back&gt;<td>2 of 2<td>Ada, Bea"
          + "<td>You think that &lt;both&gt; must keep the other. They need not.\n"
      )
    )
  }

  @Test func aStudentsRowHasPointsHintsAndWhatCouldNotRun() {
    let page = ReportForm.html.text(of: SampleGrades.book(["Ada"]))
    #expect(page.contains("<tr><td>Ada<td>1 of 6<td>1<td>–<td>0 (could not run)\n"))
  }

  @Test func whoWasLateIsToldWithBothDates() {
    var second = SampleGrades.tenths(lateFactor: 0.5)
    second.exercise = ExerciseID(lesson: 6, number: 2)
    let grades = [SampleGrades.tenths(lateFactor: 0.5), second, SampleGrades.mixed()]
    let page = ReportForm.html.text(of: SampleGrades.book(["Ada"], grades))
    #expect(page.contains("<td>0.15 (late)<td>0.15 (late)<td>1\n"))
    #expect(
      page.contains(
        "<tr><td>Ada<td>6.1, 6.2<td>1970-01-12 17:00:00+05:00<td>1970-01-12 18:46:40+05:00<td>0.5\n"
      )
    )
  }

  @Test func nothingTurnsTheDirectionOfTheText() {
    let page = ReportForm.html.text(of: SampleGrades.book(["a\u{202E}b\u{1B}[31m"]))
    #expect(page.contains("<td>a\\u{202E}b\\u{1B}[31m<td>"))
  }

  @Test func alikenessIsRoundedDownAndNamesAreNotEndless() {
    var book = SampleGrades.book((1...30).map { "s\($0)" }, [SampleGrades.mixed()])
    book.head.likenesses[0].share = 0.9999
    let page = ReportForm.html.text(of: book)
    #expect(page.contains("<tr><td>5.1<td>99 %<td>s1, s2"))
    #expect(page.contains("s20, and 10 more\n"))
  }

  @Test func aClassWithoutTroubleHasNoTablesOfIt() {
    let page = ReportForm.html.text(of: SampleGrades.book(["Ada"], [SampleGrades.tenths()]))
    #expect(page.components(of: "<h2>").count == 2)
  }
}

extension String {
  fileprivate func components(of separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
