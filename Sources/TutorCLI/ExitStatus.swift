/// What the tutor's process ends with.
///
/// Every status that it can have is one of these.
package enum ExitStatus: Equatable, Sendable {
  /// All was done as asked.
  case done
  /// An exercise was checked and did not pass, a replay differed, or verifying found something.
  case checksFailed
  /// The command line cannot be understood.
  case wrongUsage
  /// What was asked for does not exist: no workbook here, no such lesson, no such section.
  case notFound
  /// Something failed: a file, the compiler, an app that does not compile or that crashed.
  case failed
  /// A signal ended the tutor; the shells' convention of 128 and the signal's number.
  case signalled(Int32)

  /// All statuses with a number of their own, in order; `help` lists them.
  static let documented: [ExitStatus] = [.done, .checksFailed, .wrongUsage, .notFound, .failed]

  /// The number that the process ends with.
  package var code: Int32 {
    switch self {
    case .done: 0
    case .checksFailed: 1
    case .wrongUsage: 2
    case .notFound: 3
    case .failed: 4
    case .signalled(let signal): 128 + signal
    }
  }
}
