/// Why there are no figures.
enum BenchmarkError: Error {
  /// The exercise that is measured is not in the workbook.
  case exerciseMissing(id: String, root: String)
  /// No built tutor lies where it should.
  case tutorMissing(path: String)
  /// The calls of a first check are not a compilation, another one and a link.
  case callsNotUnderstood([String])
  /// The tests of the plain package are not those of the exercise's checks.
  case testsDisagree(checks: [String])
  /// A contender ended without having judged the submission, or did not judge what was edited.
  case notJudged(contender: String, reason: String, log: String)
  /// A program cannot be started.
  case notStarted(path: String, reason: String)
}

extension BenchmarkError: CustomStringConvertible {
  var description: String {
    switch self {
    case .exerciseMissing(let id, let root):
      "\(root) has no exercise \(id)."
    case .tutorMissing(let path):
      "there is no \(path): build all with `swift build -c release` first."
    case .callsNotUnderstood(let calls):
      "a first check should call the compiler twice and the linker once. It called:\n"
        + calls.joined(separator: "\n")
    case .testsDisagree(let checks):
      "the plain package's tests should bear the names of the exercise's checks: "
        + checks.joined(separator: ", ")
    case .notJudged(let contender, let reason, let log):
      "\(contender) did not do its work: \(reason)\n\(log)"
    case .notStarted(let path, let reason):
      "\(path) cannot be started: \(reason)."
    }
  }
}
