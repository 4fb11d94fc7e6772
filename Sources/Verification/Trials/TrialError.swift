import Foundation
import Grader

/// Why it is not known what a program of the course does.
enum TrialError: Error {
  /// The sources of a lesson's app do not compile.
  case appDoesNotCompile(folder: URL, Diagnostic)
  /// The folder was not there when the programs were tried.
  case untried(folder: URL)
}

extension TrialError: CustomStringConvertible {
  var description: String {
    switch self {
    case .appDoesNotCompile(let folder, let diagnostic):
      "The app in \(folder.path) does not compile. \(diagnostic.file):\(diagnostic.line):"
        + " \(diagnostic.message)."
    case .untried(let folder):
      "There is no folder \(folder.path)."
    }
  }
}
