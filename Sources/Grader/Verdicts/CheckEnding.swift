package import Channel

/// The ways in which a check ends; all but the first cost that check alone.
package enum CheckEnding: Codable, Equatable, Sendable {
  /// The check reported its end, with the run's token and without a failure.
  case passed
  /// The check reported its end and what it did not find as expected.
  case failed([Failure])
  /// The submission crashed.
  case crashed(Crash)
  /// The check did not end in time; the frame is the student's, where one was found.
  case timedOut(TimeLimit, limit: Duration, frame: Frame?)
  /// The submission printed more than `limit` bytes.
  case outputOverflowed(limit: Int)
  /// The submission asked for more memory than `limit` bytes.
  case outOfMemory(limit: Int, frame: Frame?)
  /// The submission ended the process, as `exit(0)` does.
  case endedProcess(code: Int32)
  /// The submission called itself until the stack was full; the functions that call each other are
  /// named as far as they are the student's.
  case stackOverflow(cycle: [Frame])
  /// The check was not run.
  case leftUnrun(UnrunReason)
}

/// Which of its two time limits a run reached.
package enum TimeLimit: String, Codable, Sendable {
  /// The time that the processor worked: an endless loop.
  case cpu
  /// The time that passed: an `await` or a semaphore that nobody answers.
  case waiting
}

/// Why a check was not run.
package enum UnrunReason: String, Codable, Sendable {
  /// The process ended before its first check; the check listed first says how.
  case endedBeforeFirstCheck
}
