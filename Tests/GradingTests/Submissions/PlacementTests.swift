import Foundation
import Testing
import Workbook

@testable import Grading

struct PlacementTests {
  private let small: SmallClass
  private let first = ExerciseID(lesson: 1, number: 1)

  init() throws { small = try SmallClass() }

  private func placement(_ paths: [String]) -> Placement {
    var handIn = HandIn(limits: HandInLimits())
    for path in paths {
      _ = handIn.add(path, modified: .distantPast, .success(Data(path.utf8)))
    }
    return Placement(handIn, course: small.course)
  }

  @Test(
    arguments: [
      "Exercises/01-greetings/1-say-hello/A.swift", "01-greetings/1-say-hello/A.swift",
      "ada_12345/Exercises/01-greetings/1-say-hello/A.swift", "1/1/A.swift",
      "x/y/z/greetings/say-hello/A.swift", "01-Greetings/1-Say-Hello/A.swift",
    ]
  )
  func anExerciseIsFoundByNumberOrName(path: String) {
    let placement = placement([path])
    #expect(placement.answers.keys.map(\.self) == [first])
    #expect(placement.troubles == [])
  }

  @Test(
    arguments: [
      "A.swift", "1-say-hello/A.swift", "01-greetings/A.swift", "01-greetings/9-other/A.swift",
      "01-greetings/1-say-hello/below/A.swift",
      "Tests/Hidden/01-greetings/1-say-hello/HiddenTests.swift",
      "Lessons/01-greetings/SceneDelegate.swift",
    ]
  )
  func whatBelongsToNoExerciseIsNoAnswer(path: String) {
    let placement = placement([path])
    #expect(placement.answers.isEmpty)
    #expect(placement.troubles == [.nothingFound])
  }

  @Test func whereAnArchiveWasNotReadNothingMoreIsMissed() {
    var handIn = HandIn(limits: HandInLimits())
    handIn.add(.archive(name: "a.zip", reason: "torn"))
    let troubles = Placement(handIn, course: small.course).troubles
    #expect(troubles == [.archive(name: "a.zip", reason: "torn")])
  }

  @Test func ofSeveralWithOneNameCountsWhatAllHoldAlike() {
    let one = placement(["1/1/A.swift"])
    #expect(one.agreeing(with: [one, one], fault: "unlike") == one)
    let unlike: [Placement] = [placement(["1/1/B.swift"]), placement(["B.swift"])]
    for other in unlike {
      for joined in [
        one.agreeing(with: [other], fault: "unlike"), other.agreeing(with: [one], fault: "unlike"),
        one.agreeing(with: [one, other, one], fault: "unlike"),
      ] {
        let fault = HandedInAnswer.Unreadable(reason: "unlike")
        #expect(joined.answers[first]?.contents == .failure(fault))
        #expect(joined.troubles == [])
      }
    }
  }

  @Test func ofSeveralWithOneNameTheOlderTellsWhenItCame() throws {
    var handIn = HandIn(limits: HandInLimits())
    let path = "1/1/A.swift"
    let data = Data(path.utf8)
    _ = handIn.add(path, modified: Date(timeIntervalSince1970: 0), .success(data))
    let unpackedLater = Placement(handIn, course: small.course)
    let joined = unpackedLater.agreeing(with: [placement([path])], fault: "unlike")
    #expect(joined.answers[first]?.modified == .distantPast)
  }

  @Test func ofTwoPlacesTheExercisesFolderCounts() throws {
    let old = "old/01-greetings/1-say-hello"
    let new = "new/deeper/Exercises/01-greetings/1-say-hello"
    let placement = placement(["\(old)/A.swift", "\(new)/A.swift"])
    let answer = try #require(placement.answers[first])
    #expect(try answer.contents.get().files["A.swift"] == Data("\(new)/A.swift".utf8))
    #expect(placement.troubles == [.twice(first, used: new, left: old)])
  }

  @Test func namesOfTheSameLettersInOtherBytesAreNotOneFile() throws {
    let names = ["Gru\u{308}n.swift", "Gr\u{FC}n.swift"]
    for names in [names, names.reversed()] {
      let placement = placement(names.map { "1/1/\($0)" })
      let contents = try #require(placement.answers[first]?.contents)
      guard case .failure(let fault) = contents else {
        Issue.record("one of both was taken: \(contents)")
        continue
      }
      #expect(fault.reason.contains("of the same letters, in other bytes"))
    }
  }

  @Test func namesThatDifferInCaseAreTwoFiles() throws {
    let placement = placement(["1/1/Flow.swift", "1/1/flow.swift"])
    #expect(try placement.answers[first]?.contents.get().files.count == 2)
  }

  @Test func ofFoldersOfTheSameLettersOneCounts() throws {
    let (composed, parted) = ("Gr\u{FC}n/1/1", "Gru\u{308}n/1/1")
    for folders in [[composed, parted], [parted, composed]] {
      let placement = placement(folders.map { "\($0)/A.swift" })
      let answer = try #require(placement.answers[first])
      #expect(try answer.contents.get().files["A.swift"] == Data("\(parted)/A.swift".utf8))
      #expect(placement.troubles.count == 1)
    }
  }

  @Test func oneFaultyFileMakesItsAnswerUnreadableAndNoOther() throws {
    var handIn = HandIn(limits: HandInLimits())
    _ = handIn.add("1/1/A.swift", modified: .distantPast, .failure(.link))
    _ = handIn.add("1/2/B.swift", modified: .distantPast, .success(Data()))
    let placement = Placement(handIn, course: small.course)
    let reason = "A.swift: it is a link and is not followed. Hand in the file itself."
    #expect(
      placement.answers[first]?.contents == .failure(HandedInAnswer.Unreadable(reason: reason))
    )
    let second = ExerciseID(lesson: 1, number: 2)
    #expect(placement.answers[second]?.contents == .success(Contents(["B.swift": Data()])))
  }

  @Test func aFaultElsewhereIsTold() {
    var handIn = HandIn(limits: HandInLimits())
    _ = handIn.add("1/1/A.swift", modified: .distantPast, .success(Data()))
    _ = handIn.add("/etc/1/1/A.swift", modified: .distantPast, .failure(.outside))
    let placement = Placement(handIn, course: small.course)
    #expect(placement.troubles == [.fault(path: "/etc/1/1/A.swift", .outside)])
    #expect(placement.answers.count == 1)
  }
}
