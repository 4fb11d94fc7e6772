/// What keeps the mutants from being tried.
enum MutantError: Error, Equatable, CustomStringConvertible {
  /// There is no stand-in below the folder.
  case notARepository(path: String)
  /// The copy does not compile, and no change is to blame.
  case notBuilt(log: String)
  /// The tests fail with no change made.
  case testsFail(log: String)
  /// A program could not be started.
  case notStarted(path: String, reason: String)

  var description: String {
    switch self {
    case .notARepository(let path):
      "\(path) has no Sources/UIKit. Start this in the root of the repository."
    case .notBuilt(let log):
      "The copy of the stand-in does not compile, though no change is to blame; see \(log)."
    case .testsFail(let log):
      "The stand-in's tests fail as they are; see \(log). Mend that first."
    case .notStarted(let path, let reason): "\(path) could not be started: \(reason)"
    }
  }
}
