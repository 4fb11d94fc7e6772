import Channel

/// How grave the end of a check is: what is told first.
enum Gravity: Comparable {
  case crash, timeOut, failed, unrun, passed
}

extension CheckEnding {
  /// How grave it is; what UIKit raises as an exception is a crash.
  var gravity: Gravity {
    switch self {
    case .passed: .passed
    case .failed(let failures): failures.told?.fault == nil ? .failed : .crash
    case .crashed, .stackOverflow, .outOfMemory, .outputOverflowed, .endedProcess: .crash
    case .timedOut: .timeOut
    case .leftUnrun: .unrun
    }
  }

  /// A Boolean value that tells whether the check came to its end and found what should not be.
  var isFailed: Bool {
    if case .failed = self { true } else { false }
  }

  /// How the requirement fared.
  var mark: Explanation.Mark {
    switch self {
    case .passed: .met
    case .leftUnrun: .unrun
    default: .failed
    }
  }
}
