import Workbook

/// Why a reference cannot be broken on purpose.
enum MutantError: Error, Equatable {
  /// There is no right answer.
  case noReference(ExerciseID)
  /// The right answer fails a check before anything is broken.
  case referenceFails(ExerciseID)
}

extension MutantError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noReference(let id): "\(id) has no right answer to break; write one into Solution."
    case .referenceFails(let id):
      "The right answer to \(id) fails before anything is broken. `tutor verify \(id)` says where."
    }
  }
}
