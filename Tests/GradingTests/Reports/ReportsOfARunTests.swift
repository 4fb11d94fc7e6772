import Foundation
import Support
import Testing

@testable import Grading

/// What students get of a class that was graded by the real grader.
@Suite(.timeLimit(.minutes(10)))
struct ReportsOfARunTests {
  private static let copied = SmallClass.own.replacing("words", with: "lines")
    .replacing("Says", with: "Tells")

  @Test func studentsGetNoHiddenCodeAndNoPathOfThisMachine() throws {
    let small = try SmallClass([
      "ada/\(SmallClass.answer)": "let hello = 3\n",
      "bea/\(SmallClass.answer)": "let hello = \n",
      "cyd/\(SmallClass.answer)": "let goodbye = 2\n",
    ])
    let book = try small.run().grade().gradebook
    #expect(book.students.map(\.points) == [1, 0, 0])
    for form in [ReportForm.feedback, .gradescope, .exercism] {
      for file in form.files(of: book) {
        for secret in ["Check(", "expect(", "SayHello", small.files.url.lastPathComponent] {
          #expect(!file.text.contains(secret), "\(file.path): \(file.text)")
        }
      }
    }
    // Also where no check ran: bea's does not compile.
    let tests = ReportForm.gradescope.files(of: book)[1].text
    for requirement in ["hello is two", "hello is small"] {
      #expect(tests.contains("\"1.1 Say hello: \(requirement)\""))
    }
    let feedback = ReportForm.feedback.files(of: book).map(\.text)
    #expect(feedback[0].contains("- [ ] hello is two:\n  ` hello: expected 2, found 3 `\n"))
    #expect(feedback[1].contains("Hello.swift"))
    #expect(feedback[2].contains("`hello`"))
  }

  @Test func copiesInAClassAreFound() throws {
    let small = try SmallClass([
      "ada/\(SmallClass.answer)": "let hello = 2\n" + SmallClass.own,
      "bea/\(SmallClass.answer)": "let hello = 2\n" + Self.copied,
      "cyd/\(SmallClass.answer)": "let hello = 2\n",
    ])
    let run = try small.run()
    let first = try run.grade().gradebook
    #expect(first.head.likenesses.map(\.students) == [["ada", "bea"]])
    #expect(first.head.likenesses.map(\.share) == [1])
    #expect(try run.grade().gradebook == first, "a run that compiles nothing finds the same")
    let page = try String(contentsOf: run.reports.appending(path: "class.html"), encoding: .utf8)
    #expect(page.contains("<td>100 %<td>ada, bea"))
  }
}
