import Foundation
import Testing
import Workbook

/// Each lesson has a guided tour of its app, and what the tour shows is what the app shows.
@Suite(.timeLimit(.minutes(5)))
struct TourTests {
  @Test(arguments: try TheCourse.load().lessons.map(\.number))
  func everyTourReplays(lesson number: Int) throws {
    let lesson = try #require(try TheCourse.load().lesson(number))
    let told = try lesson.tour().transcripts
    let played = try Rehearsal(lesson).replay(told, in: lesson.tourFile.lastPathComponent)
    if Recording.isAskedFor { try Recording.write(Script(played).text, to: lesson.tourFile) }
  }

  @Test(arguments: try TheCourse.load().lessons.map(\.number))
  func everyTourBeginsWithTheRightAppAndSaysWhatToNotice(lesson number: Int) throws {
    let lesson = try #require(try TheCourse.load().lesson(number))
    let tour = try lesson.tour().transcripts
    #expect(tour.first?.arguments == [])
    #expect(tour.allSatisfy { $0.subject == .lesson(number) })
    #expect((8...14).contains(tour.reduce(0) { $0 + $1.steps.count }))
    #expect(tour.allSatisfy { !$0.words.isEmpty })
    #expect(tour.flatMap(\.steps).allSatisfy { !$0.answer.isEmpty })
  }
}
