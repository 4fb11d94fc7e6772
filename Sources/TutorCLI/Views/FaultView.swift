import Grading
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
    case let error as GradingError where error.isNotFound:
      (.notFound, [.line("\(error)", .failure)])
    case let error as MergeError:
      (
        error.isNotFound ? .notFound : .failed,
        error.faults.map { .line($0.sentence, .failure) }
      )
    case let error as SettingsError:
      (.failed, error.faults.map { .line("\(error.path): \($0.sentence)", .failure) })
    case SkeletonError.unusableName:
      (.wrongUsage, [.line("\(error)", .failure)])
    case CourseError.noWorkbook:
      (.notFound, [.line("\(error)", .failure)])
    default:
      (.failed, [.line("\(error)", .failure)])
    }
  }
}

extension GradingError {
  /// A Boolean value that tells whether what was to be graded is not there.
  fileprivate var isNotFound: Bool {
    switch self {
    case .noFolder, .noSubmissions, .nothingAssigned: true
    case .unreadable, .unwritable, .busy, .notEnclosed: false
    }
  }
}

extension MergeError {
  /// A Boolean value that tells whether there is nothing to put together.
  fileprivate var isNotFound: Bool {
    faults.contains { if case .noShards = $0 { true } else { false } }
  }
}
