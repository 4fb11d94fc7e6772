import Foundation
import Grading

/// What is to become of grades: the folder that all reports are written to, and the one that is printed.
struct ReportsWanted: Equatable, Sendable {
  /// The folder of the reports.
  var folder: URL
  /// The report that is printed in the table's place.
  var form: ReportForm?
}
