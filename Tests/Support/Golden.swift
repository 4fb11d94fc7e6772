package import Foundation

/// A file that holds what a test expects, beside the test.
///
/// `TUTOR_RECORD=1` writes the files anew and lets each test fail all the same, so that nobody takes a
/// recording for a proof.
package struct Golden: Sendable {
  /// The folder of the golden files.
  package let folder: URL

  /// Names the folder `Golden` beside a test's file.
  ///
  /// - Parameter file: The test's file.
  package init(beside file: String = #filePath) {
    folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Golden")
  }

  /// Compares a text with its file.
  ///
  /// - Parameters:
  ///   - text: What the test has made.
  ///   - name: The file's name.
  /// - Returns: Nil when they are equal; else what differs, line by line.
  /// - Throws: An error of the file system while recording.
  package func difference(of text: String, from name: String) throws -> String? {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["TUTOR_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return "\(name) was recorded; look at it, then run without TUTOR_RECORD"
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      return "\(file.path) is missing; TUTOR_RECORD=1 writes it"
    }
    let expected = String(decoding: data, as: UTF8.self)
    return expected == text ? nil : Self.lineDifference(expected, text)
  }

  private static func lineDifference(_ expected: String, _ found: String) -> String {
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let found = found.split(separator: "\n", omittingEmptySubsequences: false)
    return found.difference(from: expected).map { change in
      switch change {
      case .remove(let line, let text, _): "-\(line + 1): \(text.debugDescription)"
      case .insert(let line, let text, _): "+\(line + 1): \(text.debugDescription)"
      }
    }.joined(separator: "\n")
  }
}
