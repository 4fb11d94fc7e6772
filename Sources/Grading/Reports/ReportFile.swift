import Workbook

/// A file of a report.
package struct ReportFile {
  /// The path below the folder of the reports.
  package let path: String
  private let content: Text

  /// What stands in a file: a piece for each student, one at a time, so that the whole need not be held.
  struct Text {
    var beginning = ""
    var students: [StudentGrade] = []
    /// What stands between two students.
    var separator = ""
    var end = ""
    var piece: (StudentGrade) -> String = { _ in "" }
  }

  /// Makes a file.
  /// - Parameters:
  ///   - place: The folders that it lies in, and its name; each may be a stranger's word.
  ///   - ending: What its name ends with.
  ///   - content: What stands in it.
  init(_ place: String..., ending: String, _ content: Text) {
    path = place.map(\.asFileName).joined(separator: "/") + ending
    self.content = content
  }

  /// Gives out what stands in it, a piece at a time.
  /// - Throws: What `take` throws.
  package func forEachPiece<Failure>(
    _ take: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try take(content.beginning)
    for (index, student) in content.students.enumerated() {
      try take((index == 0 ? "" : content.separator) + content.piece(student))
    }
    try take(content.end)
  }

  /// What stands in it.
  package var text: String {
    var text = ""
    forEachPiece { text += $0 }
    return text
  }
}

extension String {
  /// The text where it can be a file's name and leave room for an ending; else what is like it.
  ///
  /// Different texts have different names.
  fileprivate var asFileName: String {
    let isName =
      !isEmpty && utf8.count <= 200 && utf8.first != UInt8(ascii: ".")
      && !utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    guard !isName else { return self }
    var inputs = Inputs()
    inputs.add(utf8)
    let beginning = unicodeScalars.filter { $0.properties.isAlphabetic || $0.value == 0x20 }
    return String(String.UnicodeScalarView(beginning)).cut(toBytes: 100) + "-" + inputs.fingerprint
  }
}
