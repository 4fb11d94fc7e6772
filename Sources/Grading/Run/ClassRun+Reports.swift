import Foundation
import Workbook

extension ClassRun {
  /// Writes all reports, each whole.
  /// - Throws: ``GradingError/unwritable(path:reason:)``.
  func write(_ gradebook: Gradebook) throws(GradingError) {
    for form in ReportForm.allCases {
      try form.files(of: gradebook) { report throws(GradingError) in
        let file = reports.appending(path: report.path)
        do {
          try makeFolder(file.deletingLastPathComponent())
          try writeWhole(Data(report.text.utf8), to: file)
        } catch {
          throw .unwritable(path: file.path, reason: error.refusal)
        }
      }
    }
  }
}
