import Foundation
import Workbook

/// What was begun is written: no `Write here` is left in a file.
struct MarksRule<Part: Material>: Rule {
  func findings(in material: Part) throws -> [Finding] {
    try material.folders.flatMap(files).flatMap { file in
      Mark.list(try String(contentsOf: file, encoding: .utf8)).map { mark in
        material.finding(file, line: mark.line, "Still to be written: \(mark.what)")
      }
    }
  }

  /// The files of a folder and of those in it, but for hidden ones.
  private func files(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: [.isRegularFileKey],
      options: .skipsHiddenFiles
    )
    return all?.compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath } ?? []
  }
}
