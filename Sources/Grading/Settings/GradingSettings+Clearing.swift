import Foundation
package import Workbook

extension GradingSettings {
  /// The entry that clears a held answer, to be pasted into the settings' file.
  /// - Parameters:
  ///   - contents: The answer's, or as much of them as tells them from others.
  ///   - student: The student.
  ///   - id: The exercise.
  /// - Returns: A key with its value, in JSON, that a terminal of 80 columns shows whole wherever the name
  ///   has room.
  package static func clearing(
    _ contents: String,
    of student: String,
    for id: ExerciseID
  ) -> [String] {
    let (start, end) = ("\"cleared\": { \(student.asJSON):", "{ \"\(id)\": \"\(contents)\" } }")
    let whole = "\(start) \(end)"
    return whole.count <= widest ? [whole] : [start, "  \(end)"]
  }

  private static var widest: Int { 78 }
}

extension String {
  /// The text as JSON has it, with its quotes; what cannot be seen, or turns the text round, is written out.
  fileprivate var asJSON: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: true)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      case _ where scalar == "\"" || scalar == "\\": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
