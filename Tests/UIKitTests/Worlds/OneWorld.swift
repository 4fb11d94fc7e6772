import Support
import Testing

/// All suites of this target.
///
/// There is one world a process, so one test runs at a time.
@Suite(.serialized, .oneWorldAtATime)
enum OneWorld {}
