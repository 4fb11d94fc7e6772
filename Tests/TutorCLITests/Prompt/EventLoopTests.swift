import Testing

@testable import TutorCLI

@Suite(.timeLimit(.minutes(10)))
struct EventLoopTests {
  /// In a process of its own: the loop blocks signals for good.
  @Test func noTickComesEarly() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let loop = EventLoop(input: FilterInput())
        let start = ContinuousClock.now
        let event = loop.next(EventLoop.Sources(input: false, tick: .microseconds(900)))
        guard case .ticked = event else { preconditionFailure("\(event)") }
        precondition(ContinuousClock.now - start >= .microseconds(900))
      }
    }
  }
}
