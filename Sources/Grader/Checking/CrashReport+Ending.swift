import Glibc

extension CrashReport {
  /// Puts the end of a process in the words of a check.
  /// - Parameters:
  ///   - ending: How the process ended.
  ///   - memory: The bytes of memory that it might use.
  ///   - files: The names of the student's files.
  /// - Returns: The ending of the check that was running.
  func ending(_ ending: Ending, memory: Int, files: Set<String>) -> CheckEnding {
    switch ending {
    case .exited(let code):
      return .endedProcess(code: code)
    case .signalled(let signal):
      return crash(signal, memory: memory, files: files)
    case .timedOut(let time, let limit):
      let cycle = time == .cpu && isDeepening ? cycle(in: files) : []
      guard cycle.isEmpty else { return .stackOverflow(cycle: cycle) }
      return .timedOut(time, limit: limit, frame: frame(in: files))
    case .outputOverflowed(let limit):
      return .outputOverflowed(limit: limit)
    case .finished, .cancelled:
      return .leftUnrun(.endedBeforeFirstCheck)
    }
  }

  private func crash(_ signal: Int32, memory: Int, files: Set<String>) -> CheckEnding {
    let frame = frame(in: files)
    if let kind, kind.contains("failed to allocate") {
      return .outOfMemory(limit: memory, frame: frame)
    }
    // A full stack may leave the runtime no room for a report.
    if signal == SIGSEGV, isStackFull || isRecursion || calls.isEmpty {
      return .stackOverflow(cycle: cycle(in: files))
    }
    let words = kind ?? strsignal(signal).map { String(cString: $0) } ?? "Signal \(signal)"
    return .crashed(Crash(kind: words, frame: frame, signal: signal))
  }
}
