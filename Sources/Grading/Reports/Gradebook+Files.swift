package import Foundation
import Workbook

extension Gradebook {
  /// Writes all reports, each whole, and removes what an earlier run has written there and this one not.
  /// - Parameter folder: The folder of the reports.
  /// - Throws: ``GradingError``.
  package func write(to folder: URL) throws(GradingError) {
    var written: Set<String> = []
    for form in ReportForm.allCases {
      try form.files(of: self) { report throws(GradingError) in
        try report.write(below: folder)
        written.insert(report.path)
      }
    }
    try WrittenFiles(folder: folder).replace(by: written)
  }
}

extension ReportFile {
  /// Writes the file, whole.
  fileprivate func write(below folder: URL) throws(GradingError) {
    let file = folder.appending(path: path)
    do throws(StateError) {
      try makeFolder(file.deletingLastPathComponent())
      try writeWhole(to: file) { write throws(StateError) in
        try forEachPiece { piece throws(StateError) in try write(Data(piece.utf8)) }
      }
    } catch {
      throw .unwritable(path: file.path, reason: error.refusal)
    }
  }
}
