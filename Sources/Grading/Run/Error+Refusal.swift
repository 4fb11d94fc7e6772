import Workbook

extension Error {
  /// Why a file could not be written, in the system's words.
  var refusal: String {
    if case .unwritable(_, let reason) = self as? StateError { reason } else { reason }
  }
}
