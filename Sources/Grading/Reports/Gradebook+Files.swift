package import Foundation
import Workbook

extension Gradebook {
  /// Writes all reports, each whole.
  /// - Parameter folder: The folder of the reports.
  /// - Throws: ``GradingError/unwritable(path:reason:)``.
  package func write(to folder: URL) throws(GradingError) {
    for form in ReportForm.allCases {
      try form.files(of: self) { report throws(GradingError) in
        let file = folder.appending(path: report.path)
        do throws(StateError) {
          try makeFolder(file.deletingLastPathComponent())
          try writeWhole(to: file) { write throws(StateError) in
            try report.forEachPiece { piece throws(StateError) in try write(Data(piece.utf8)) }
          }
        } catch {
          throw .unwritable(path: file.path, reason: error.refusal)
        }
      }
    }
  }
}
