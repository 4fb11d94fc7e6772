import Editions
import Foundation
import Workbook

/// `edition student DIR` copies the workbook for others, or brings such a copy up to date.
struct EditionCommand: Command {
  static let declaration = Declaration(verb: "edition", parameters: [.edition, .copy])
  var kind: EditionKind?
  var path: String?

  init(_ arguments: Arguments) {
    kind = arguments.edition
    path = arguments.copy
  }

  func run(in context: Context) throws -> Outcome {
    guard let kind else {
      let fault = UsageFault.missingWord(placeholder: Declaration.Parameter.edition.placeholder)
      throw UsageError(faults: [fault], verb: Self.declaration.verb)
    }
    let path = try Arguments.required(path, .copy, of: Self.declaration)
    let folder = NewFile.url(path, in: context.folder)
    return Outcome(next: .start(.edition(EditionMaker(kind, of: context.course, at: folder))))
  }
}
