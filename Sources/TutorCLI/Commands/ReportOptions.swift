import Foundation
import Grading
import Workbook

/// The options of commands that report on a class.
enum ReportOptions {
  static let out = Declaration.Option(name: "out", placeholder: "DIR")
  static let format = Declaration.Option(
    name: "format",
    placeholder: "FORM",
    values: [table] + ReportForm.allCases.map(\.rawValue)
  )

  /// The form that is no report but what the screen shows.
  private static let table = "table"

  /// The report that is asked for; nil for the table.
  static func form(_ arguments: Arguments, _ faults: inout [UsageFault]) -> ReportForm? {
    guard let name = arguments.options[format.name], name != table else { return nil }
    if let form = ReportForm(rawValue: name) { return form }
    let expected = Message.gradingForms(["known": format.values.joined(separator: ", ")])
    faults.append(.unusableValue(option: "--\(format.name)", value: name, expected: expected))
    return nil
  }

  /// The folder that the reports are to be written to; nil where none is named.
  static func folder(_ arguments: Arguments, in context: Context) -> URL? {
    arguments.options[out.name].map { NewFile.url($0, in: context.folder) }
  }
}
