import Channel
import Foundation
import Testing
import Workbook

@testable import Grader

/// What a student is told: the facts of the run, in the course's words, and what to mend first.
@Suite struct ExplainerTests {
  private let explainer: Explainer
  private let exercise: Exercise

  init() throws {
    let workbook = try TinyWorkbook()
    exercise = workbook.exercise
    let misconceptions = exercise.hidden.appending(path: "Misconceptions")
    try write(
      "Fails: first, third\n\nYou count from the end.\n",
      to: misconceptions.appending(path: "Backwards/Misconception.md")
    )
    explainer = try Explainer(exercise)
  }

  private func verdict(_ outcome: Outcome) -> Verdict {
    Verdict(exercise: exercise.id, outcome: outcome, toolchain: "Swift")
  }

  /// What is said when the second of three checks ends like this.
  private func text(_ ending: CheckEnding) -> String {
    explainer.explain(
      verdict(
        .graded([
          CheckResult(id: "first", requirement: "The first word is one", ending: .passed),
          CheckResult(id: "second", requirement: "The second word is two", ending: ending),
          CheckResult(id: "third", requirement: "The third word is three", ending: .passed),
        ])
      )
    ).plainText
  }

  static let crash = Crash(kind: "Index out of range", frame: frame, signal: 4)
  static let frame = Frame(file: "Flow.swift", line: 6, function: "Flow.second()")

  /// An ending, and the facts that its explanation must show.
  static let endings: [(CheckEnding, facts: [String])] = [
    (
      .failed([Failure(what: "The word", expected: "two", found: "zwei", stack: ["Home"])]),
      ["expected: two", "found: zwei", "Home", "It gives zwei."]
    ),
    (
      .crashed(crash),
      ["Index out of range", "Flow.swift line 6", "Flow.second()", "an element it does not have"]
    ),
    (
      .crashed(Crash(kind: "Fatal error: gone", frame: frame, signal: 4)),
      ["Fatal error: gone", "line 6", "a `fatalError`"]
    ),
    (.timedOut(.cpu, limit: .seconds(5), frame: frame), ["5 seconds", "line 6", "endless loop"]),
    (.timedOut(.cpu, limit: .seconds(5), frame: nil), ["5 seconds", "endless loop"]),
    (.timedOut(.waiting, limit: .seconds(10), frame: nil), ["10 seconds", "waits"]),
    (.timedOut(.waiting, limit: .seconds(10), frame: frame), ["10 seconds", "waits", "line 6"]),
    (.outputOverflowed(limit: 1 << 20), ["1 MB", "print"]),
    (.outOfMemory(limit: 1 << 30, frame: nil), ["1 GB", "memory"]),
    (.endedProcess(code: 0), ["exit(0)", "check 2 of 3"]),
    (.stackOverflow(cycle: []), ["recursion"]),
    (.stackOverflow(cycle: [frame]), ["Flow.second() calls itself", "line 6"]),
    (
      .stackOverflow(cycle: [frame, Frame(file: "App.swift", line: 9, function: "App.end()")]),
      ["Flow.second() → App.end() → Flow.second()", "Flow.swift line 6"]
    ),
    (
      .failed([Failure(what: "No field is labelled \"Name\".")]),
      ["No field is labelled \"Name\"."]
    ),
    (
      .failed([
        Failure(what: "The word", expected: "two", found: "zwei"),
        Failure(what: "It ends", facts: ["fault": "pushed twice"]),
      ]),
      ["raises an exception", "pushed twice"]
    ),
    (.leftUnrun(.endedBeforeFirstCheck), ["Not run"]),
  ]

  @Test(arguments: endings)
  func everyEndingShowsItsFacts(ending: CheckEnding, facts: [String]) {
    let text = text(ending)
    for fact in facts { #expect(text.contains(fact)) }
    #expect(text.contains("2 of 3 checks pass"))
    #expect(text.contains("read 5 words"))
    #expect(!text.contains("{"))
  }

  @Test func everyEndingIsToldApart() {
    let texts = Self.endings.map { text($0.0) }
    #expect(Set(texts).count == texts.count)
  }

  @Test(arguments: [
    (["first", "third"], true), (["first"], false), (["first", "second", "third"], false),
    ([], false),
  ])
  func misconceptionIsRecognisedByExactlyItsChecks(failed: [String], isRecognised: Bool) {
    let results = ["first", "second", "third"].map { id in
      let failure = Failure(what: "The word", expected: "a", found: "b")
      return CheckResult(
        id: id,
        requirement: id,
        ending: failed.contains(id) ? .failed([failure]) : .passed
      )
    }
    let text = explainer.explain(verdict(.graded(results))).plainText
    #expect(text.contains("You count from the end.") == isRecognised)
  }

  @Test func whatARunDoesNotHaveIsNotSaid() {
    let text = text(.failed([Failure(what: "Nothing here is labelled Home")]))
    #expect(text.contains("Nothing here is labelled Home"))
    #expect(!text.contains("It gives"))
  }

  @Test(arguments: [
    ("Found was {found}. Look\nthere.", "Look\nthere."),
    ("It should be gone; found was\n`{found}`.", "It should be gone."),
    ("It should be gone; found was {found}. Look there.", "It should be gone. Look there."),
    ("Look there. Expected: {expected}; found: {found}.", "Look there."),
    (
      "Is it? Found was {found}. (Or not.)\n\nOne {tree}. Two.",
      "Is it? (Or not.)\n\nOne {tree}. Two."
    ),
    ("Found was {found}.", ""),
  ])
  func clauseGoesWithItsFact(text: String, rest: String) {
    #expect(text.withoutClauses(naming: ["expected", "found"]) == rest)
  }

  @Test(arguments: [
    ("Two come. Expected was `{expected}`, found was {found}. Look.", "Two come. Look."),
    ("Two come. Expected: {expected}; found: `{found}`.", "Two come."),
    ("Found was {found}; where is\nthe rest?", "Where is\nthe rest?"),
    ("Your test had {found}. The screen {found}.", "Your test had {found}. The screen {found}."),
    ("Two should come: {expected} it is.\n\nFound: {found}.", "Two should come: {expected} it is."),
    ("No fact. Expected, found.", "No fact. Expected, found."),
    ("iOS sends {found}.", "iOS sends {found}."),
  ])
  func whatIsComparedIsNotToldAgain(text: String, rest: String) {
    #expect(text.withoutBareFacts == rest)
  }

  @Test func whatIsComparedIsNotToldAgainInAnotherLanguage() {
    let uzbek = Language(code: "uz", words: ["check.factWords": "kutilgani topilgani"])
    let text = "Savat bitta. Kutilgani: {expected}. Topilgani: {found}. Qarang."
    let told = Language.$current.withValue(uzbek) { text.withoutBareFacts }
    #expect(told == "Savat bitta. Qarang.")
    #expect(text.withoutBareFacts == text)
  }

  @Test func onlyWhatIsKnownIsTold() {
    let text = "{lost} is lost. Found was {found}. Write `{ get }`."
    #expect(text.tellingOnly([("found", "x")]) == "Found was x. Write `{ get }`.")
  }

  @Test func crashIsNoMisconception() {
    let results = ["first", "third"].map { id in
      CheckResult(id: id, requirement: id, ending: .stackOverflow(cycle: []))
    }
    #expect(explainer.misconception(for: results) == nil)
  }

  @Test func crashHidesNeitherTheFirstFailureNorTheMisconception() {
    let failure = Failure(what: "The word", expected: "three", found: "drei")
    let endings: [(String, CheckEnding)] = [
      ("first", .failed([failure])), ("second", .crashed(Self.crash)),
      ("third", .failed([failure])),
    ]
    let results = endings.map { CheckResult(id: $0.0, requirement: "The \($0.0)", ending: $0.1) }
    let text = explainer.explain(verdict(.graded(results))).plainText
    let order = ["FAIL: The first", "Index out of range", "found: drei", "You count from the end."]
    let places = order.map { text.firstRange(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }

  @Test func warningsComeAfterTheVerdictAndFewAtATime() throws {
    let warnings = (1...5).map { line in
      Diagnostic(
        id: "pbd_never_used",
        severity: .warning,
        file: "Flow.swift",
        line: line,
        message: "initialization of immutable value 'app' was never used"
      )
    }
    let results = [CheckResult(id: "first", requirement: "The first word is one", ending: .passed)]
    var verdict = verdict(.graded(results))
    verdict.warnings = warnings
    let text = explainer.explain(verdict).plainText
    #expect(text.hasPrefix("5.1 The hand-off: all 1 checks pass."))
    #expect(text.contains("Flow.swift:3: initialization of immutable value 'app'"))
    #expect(text.contains("`app` is made and never used."))
    #expect(!text.contains("Flow.swift:4"))
    #expect(text.contains("2 more warnings"))
    verdict.outcome = .notCompiled([Diagnostic(id: "x", severity: .error, message: "broken")])
    #expect(!explainer.explain(verdict).plainText.contains("warn"))
  }

  @Test func firstErrorIsExplainedAndTheRestCounted() {
    let errors = [
      Diagnostic(
        id: "cannot_find_in_scope",
        severity: .error,
        file: "Flow.swift",
        line: 3,
        column: 5,
        message: "cannot find 'chlid' in scope",
        sourceLine: "    chlid.start()"
      ),
      Diagnostic(id: "x", severity: .error, file: "Flow.swift", line: 9, message: "later"),
    ]
    let text = explainer.explain(verdict(.notCompiled(errors))).plainText
    #expect(text.contains("Flow.swift:3:5: cannot find 'chlid' in scope"))
    #expect(text.contains("chlid.start()"))
    #expect(text.contains("Nothing called `chlid` is known"))
    #expect(text.contains("1 more"))
    #expect(!text.contains("later"))
  }

  @Test func missingNameOfTheTaskIsNamed() {
    let text = explainer.explain(verdict(.taskBroken(missing: ["Flow.second"], []))).plainText
    #expect(text.contains("The task asks for `Flow.second`"))
  }

  @Test func passedVerdictSaysSoAndNothingMore() {
    let results = [CheckResult(id: "first", requirement: "The first word is one", ending: .passed)]
    #expect(
      explainer.explain(verdict(.graded(results))).plainText == """
        5.1 The hand-off: all 1 checks pass.
        pass: The first word is one
        """
    )
  }
}
