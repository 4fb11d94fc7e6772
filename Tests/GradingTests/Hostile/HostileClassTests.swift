import Foundation
import Grader
import Support
import Testing
import Workbook

@testable import Grading

/// No hostile answer gets a grade that it does not deserve, or harms anybody, and the reason is named.
@Suite(.timeLimit(.minutes(10)))
struct HostileClassTests {
  private let graded: HostileClass

  init() throws { graded = try HostileClass.shared.get() }

  @Test(arguments: HostileAnswer.names)
  func isGradedForWhatItIsAndNoMore(_ name: String) throws {
    let answer = try #require(graded.answers.first { $0.testDescription == name })
    let grade = try #require(graded.held[name])
    if let held = answer.held {
      guard case .held(let found) = grade.outcome else {
        Issue.record("not held: \(grade.outcome)")
        return
      }
      let sentences = found.flagSentences.joined(separator: " ")
      #expect(sentences.contains(held), "\(sentences)")
      #expect(grade.points == 0)
    }
    let cleared = try #require(graded.cleared[name])
    if answer.held == nil { #expect(grade == cleared) }
    #expect(Set(cleared.checks.filter(\.isPassed).map(\.id)) == answer.passed, "\(cleared)")
    if let reason = answer.reason {
      let told = ([cleared.obstacle] + cleared.checks.map(\.fault)).compactMap(\.self)
      #expect(told.contains { $0.contains(reason) }, "\(told)")
    }
  }

  @Test func aParserFindsACaseForEachCheckOfEachStudent() throws {
    for book in graded.books {
      let elements = try Elements.read(ReportForm.junit.text(of: book))
      let cases = elements.filter { $0.name == "testcase" }
      for student in book.students {
        let suite = "\(student.student) 1.1 Open"
        let named = cases.filter { $0["classname"] == suite }.compactMap { $0["name"] }
        #expect(HostileAnswer.every.isSubset(of: named), "\(suite)")
      }
    }
  }

  @Test func platformsReportsAreAsTheyAreDescribed() throws {
    for book in graded.books {
      try ReportForm.gradescope.files(of: book) { file throws in
        #expect(GradescopeRules.faults(in: try JSONFile(file.text)) == [], "\(file.path)")
      }
      try ReportForm.exercism.files(of: book) { file throws in
        #expect(ExercismRules.faults(in: try JSONFile(file.text)) == [], "\(file.path)")
      }
    }
  }

  @Test func harmsNobody() {
    for name in HostileClass.honest {
      #expect(graded.held[name]?.checks.allSatisfy(\.isPassed) == true)
    }
    let outside = graded.files.url.appending(path: "Class/outside")
    #expect(!FileManager.default.fileExists(atPath: outside.path))
    #expect(!FileManager.default.fileExists(atPath: "/usr/written"))
    #expect(!graded.listener.wasCalled)
    #expect(!isAnythingRunning("918273645"))
  }

  /// A Boolean value that tells whether a process of this machine has that word in its command.
  private func isAnythingRunning(_ word: String) -> Bool {
    let ids = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return ids.contains { id in
      let line = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") ?? Data()
      return line.split(separator: 0).contains { $0.elementsEqual(word.utf8) }
    }
  }
}

extension HostileAnswer {
  /// The kinds, by name: what they are made of is known when the class is.
  fileprivate static let names: [String] = {
    let nowhere = Secrets(hiddenTests: "", solution: "", neighbour: "", outside: "", port: 0)
    return (ends + lies + reach(nowhere) + files).map(\.testDescription)
  }()
}
