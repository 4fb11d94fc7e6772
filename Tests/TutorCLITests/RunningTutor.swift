import Foundation
import Support

/// The real, built tutor in a small workbook.
struct RunningTutor {
  let workbook: TemporaryFolder
  var environment = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": "/nowhere",
    "INPUTRC": "/dev/null",
  ]

  init(_ workbook: TemporaryFolder? = nil) throws {
    self.workbook = try workbook ?? SmallWorkbook.make()
  }

  /// Under a terminal, with its prompt.
  func underTerminal(_ arguments: [String] = [], columns: Int = 80) throws -> PseudoTerminal {
    try PseudoTerminal(
      BuiltProduct.url("tutor"),
      arguments,
      environment: environment,
      in: workbook,
      columns: columns
    )
  }

  /// As a filter.
  func filter(_ arguments: [String] = [], input: String = "") throws -> Filter {
    try Filter.run(
      BuiltProduct.url("tutor"),
      arguments,
      input: input,
      environment: environment,
      in: workbook.url
    )
  }

  /// As a filter that is started in another folder than the workbook's.
  func filter(_ arguments: [String], in folder: URL, workbook root: URL? = nil) throws -> Filter {
    let named = ["TUTOR_WORKBOOK": (root ?? workbook.url).path]
    return try Filter.run(
      BuiltProduct.url("tutor"),
      arguments,
      environment: environment.merging(named) { $1 },
      in: folder
    )
  }
}
