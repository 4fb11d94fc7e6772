import Foundation
import Testing

@testable import Workbook

/// What is asked again, and when, decided from answers and days alone.
@Suite struct ReviewScheduleTests {
  private let start = CalendarDay(number: 20_000)
  private let questions = (1...3).flatMap { lesson in
    ["a", "b"].map { question(lesson, $0) }
  }

  private static func question(_ lesson: Int, _ name: String) -> ReviewQuestion {
    ReviewQuestion(
      lesson: lesson,
      name: name,
      prediction: Prediction(
        question: "?",
        arguments: [],
        commands: [],
        ask: "stack",
        choices: ["1", "2"],
        why: "",
        line: 1
      )
    )
  }

  @Test(
    arguments: [
      ([true], 1), ([true, true], 3), ([true, true, true], 7), ([true, true, true, true], 21),
      ([true, true, true, true, true], 21), ([false], 1), ([true, true, false], 1),
      ([false, true], 1), ([true, true, false, true, true], 3),
    ] as [([Bool], Int)]
  )
  func theMoreOftenRightInARowTheLaterItComesAgain(answers: [Bool], days: Int) {
    let question = Self.question(5, "a")
    var schedule = ReviewSchedule()
    for isRight in answers { schedule.note(isRight, to: question, on: start) }
    #expect(schedule.nextDay(of: [question]) == start.advanced(by: days))
    #expect(schedule.choose(3, of: [question], on: start.advanced(by: days - 1)).isEmpty)
    #expect(schedule.choose(3, of: [question], on: start.advanced(by: days)) == [question])
  }

  @Test func eachLessonIsAskedBeforeOneIsAskedTwice() {
    let ids = { ReviewSchedule().choose($0, of: questions, on: start).map(\.id) }
    #expect(ids(3) == ["1/a", "2/a", "3/a"])
    #expect(ids(5) == ["1/a", "2/a", "3/a", "1/b", "2/b"])
    #expect(ids(9).count == 6)
  }

  @Test func wrongAnswersComeFirstThenWhatWasNeverAskedThenTheOldest() {
    let all = ["old", "new", "never", "wrong"].map { Self.question(1, $0) }
    var schedule = ReviewSchedule()
    schedule.note(true, to: all[0], on: start)
    schedule.note(true, to: all[1], on: start.advanced(by: 1))
    schedule.note(false, to: all[3], on: start.advanced(by: 1))
    let chosen = schedule.choose(4, of: all, on: start.advanced(by: 9))
    #expect(chosen.map(\.name) == ["wrong", "never", "old", "new"])
  }

  @Test func aScheduleIsReadAsItWasWritten() throws {
    var progress = Progress()
    progress.review.note(true, to: questions[0], on: start)
    progress.review.note(false, to: questions[1], on: start)
    progress.review.offered = start
    let data = try JSONEncoder().encode(progress)
    #expect(String(decoding: data, as: UTF8.self).contains("2024-10-04"))
    #expect(try JSONDecoder().decode(Progress.self, from: data) == progress)
  }

  @Test(
    arguments: [
      ("2026-11-30T22:59:59Z", 3_600, "2026-11-30"), ("2026-11-30T23:00:00Z", 3_600, "2026-12-01"),
      ("2026-11-30T04:59:59Z", -18_000, "2026-11-29"),
      ("2026-11-30T05:00:00Z", -18_000, "2026-11-30"),
    ]
  )
  func aDayBeginsAtTheZonesMidnight(time: String, seconds: Int, day: String) throws {
    let zone = try #require(TimeZone(secondsFromGMT: seconds))
    let time = try Date(time, strategy: .iso8601)
    #expect(CalendarDay(of: time, in: zone).description == day)
  }
}
