import Channel
import Workbook

extension CheckEnding {
  /// What went wrong, in one line; nil for a check that passed.
  package var summary: String? {
    switch self {
    case .passed: nil
    case .failed(let failures): failures.told?.summary ?? "failed"
    case .crashed(let crash): "crashed: \(crash.kind)"
    case .timedOut(.cpu, let duration, _):
      Message.summaryWorking(["seconds": duration.components.seconds])
    case .timedOut(.waiting, let duration, _):
      Message.summaryWaiting(["seconds": duration.components.seconds])
    case .outputOverflowed(let limit): "printed more than \(limit) bytes"
    case .outOfMemory(let limit, _): "asked for more than \(limit) bytes of memory"
    case .endedProcess(let code): "ended the process with status \(code)"
    case .stackOverflow(let cycle):
      "called itself until the stack was full" + (cycle.isEmpty ? "" : ": \(cycle.wayRound)")
    case .leftUnrun(.endedBeforeFirstCheck): "not run: the program ended before its first check"
    }
  }
}

extension Failure {
  fileprivate var summary: String {
    guard let expected, let found else { return what }
    return "\(what): expected \(expected.visible), found \(found.visible)"
  }
}
