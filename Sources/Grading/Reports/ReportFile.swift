import Workbook

/// A file of a report.
package struct ReportFile: Equatable, Sendable {
  /// The path below the folder of the reports.
  package let path: String
  /// What stands in it.
  package let text: String

  /// Makes a file.
  /// - Parameters:
  ///   - place: The folders that it lies in, and its name; each may be a stranger's word.
  ///   - ending: What its name ends with.
  ///   - text: What stands in it.
  init(_ place: String..., ending: String, text: String) {
    path = place.map(\.asFileName).joined(separator: "/") + ending
    self.text = text
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
