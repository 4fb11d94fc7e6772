import Workbook

/// What is said about an error, and what the process ends with because of it.
enum FaultView {
  static func describe(_ error: any Error) -> (ExitStatus, [Passage]) {
    switch error {
    case let error as UsageError:
      (.wrongUsage, UsageView.passages(for: error))
    case let error as CommandError:
      (.notFound, [.line(error.sentence, .failure)])
    case let error as FileError:
      (.failed, [.line(error.sentence, .failure)])
    case CourseError.noWorkbook:
      (.notFound, [.line("\(error)", .failure)])
    default:
      (.failed, [.line("\(error)", .failure)])
    }
  }
}
