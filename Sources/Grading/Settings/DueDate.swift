package import Foundation

/// When something is due, in the time zone in which the instructor wrote it.
package struct DueDate: Equatable, Sendable {
  /// The moment; what was handed in at that very moment is in time.
  package var moment: Date
  /// How far the zone is ahead of Greenwich, in seconds.
  package var secondsFromGMT: Int

  /// Makes a date.
  package init(_ moment: Date, secondsFromGMT: Int = 0) {
    self.moment = moment
    self.secondsFromGMT = secondsFromGMT
  }
}
