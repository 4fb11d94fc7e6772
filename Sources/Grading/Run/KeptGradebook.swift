package import Foundation
import Workbook

/// The grades of the last run, which the next ones are compared with.
package struct KeptGradebook: Sendable {
  /// The file.
  package let url: URL

  /// Names the file in the folder of a run.
  package init(of run: ClassRun) {
    url = run.keptFolder.appending(path: "gradebook.json")
  }

  /// Reads the grades.
  /// - Returns: Nil where there are none yet, or where another tutor wrote them in another form.
  /// - Throws: ``GradingError/unreadable(path:reason:)``.
  package func load() throws(GradingError) -> Gradebook? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(path: url.path, reason: error.reason)
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    // What cannot be understood can be made again, and is.
    guard let book = try? decoder.decode(Gradebook.self, from: data), book.form == Gradebook.form
    else { return nil }
    return book
  }

  /// Writes the grades.
  /// - Throws: ``GradingError/unwritable(path:reason:)``.
  package func save(_ gradebook: Gradebook) throws(GradingError) {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = .sortedKeys
    do {
      try writeWhole(encoder.encode(gradebook), to: url)
    } catch {
      throw .unwritable(path: url.path, reason: error.refusal)
    }
  }
}
