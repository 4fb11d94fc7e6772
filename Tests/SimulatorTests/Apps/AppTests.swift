import Support
import Testing

/// The suites that run an app.
///
/// One phone is in use at a time, so they take turns: each is a part of this suite.
@MainActor @Suite(.serialized, .oneWorldAtATime, .timeLimit(.minutes(10)))
enum AppTests {}
