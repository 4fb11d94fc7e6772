import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct TranslatedLessonRuleTests {
  @Test func aSoundTranslationIsFoundSound() throws {
    #expect(try SmallCourse(SmallCourse.uzbek).lessonFindings() == [])
  }

  @Test func aMissingSectionIsFound() throws {
    let course = try SmallCourse(
      uzbek: SmallCourse.uzbekText,
      replacing: "## Second half\n\n",
      with: ""
    )
    #expect(
      try course.lessonFindings() == [
        Finding(
          file: SmallCourse.uzbekText,
          message: "It has 1 sections, and the English text has 2; so that one is read."
            + " Give it the same sections."
        )
      ]
    )
  }

  /// What is changed, and the line of the block that is not the English one then.
  @Test(arguments: [
    ("first.title = \"First\"", "first.title = \"Boshi\"", 10),
    ("app> ask screen title\nFirst", "app> ask screen title\nBoshi", 18),
    ("ask: stack count\nchoices:\n- 1\n", "ask: stack count\nchoices:\n- bir\n", 23),
  ])
  func whatIsNotCopiedIsFound(old: String, new: String, line: Int) throws {
    let course = try SmallCourse(uzbek: SmallCourse.uzbekText, replacing: old, with: new)
    let findings = try course.lessonFindings()
    #expect(findings.first?.file == SmallCourse.uzbekText)
    #expect(findings.first?.line == line)
  }

  @Test func aRecordingWritesTheTranslationToo() throws {
    let course = try SmallCourse(
      uzbek: SmallCourse.uzbekText,
      replacing: "app> ask screen title\nFirst",
      with: "app> ask screen title\nBoshi"
    )
    // The small tour leaves out its opening, which is recorded as well.
    #expect(try course.record() == [SmallCourse.uzbekText, SmallCourse.tour])
    #expect(try course.read(SmallCourse.uzbekText) == SmallCourse.uzbek[SmallCourse.uzbekText])
  }

  @Test func aListingThatIsLeftOutIsFound() throws {
    let listing =
      "```swift\nlet first = UIViewController()\nfirst.title = \"First\"\n```\n"
    let course = try SmallCourse(uzbek: SmallCourse.uzbekText, replacing: listing, with: "")
    let findings = try course.lessonFindings()
    #expect(findings.map(\.file) == [SmallCourse.uzbekText])
    #expect(findings.first?.message.hasPrefix("“Boshi” has 4 listings") == true)
  }

  @Test func aQuestionForLaterThatAsksSomethingElseIsFound() throws {
    let course = try SmallCourse(
      uzbek: SmallCourse.uzbekReview,
      replacing: "run: tree",
      with: "run: log"
    )
    #expect(try course.lessonFindings().map(\.file) == [SmallCourse.uzbekReview])
  }

  @Test func aPointerToASectionThatIsNotThereIsFound() throws {
    let course = try SmallCourse(
      uzbek: SmallCourse.uzbekText,
      replacing: "`read 5 second-half`",
      with: "`read 5 ikkinchi`"
    )
    #expect(try course.lessonFindings().map(\.file) == [SmallCourse.uzbekText])
  }
}
