public import Testing

/// Lets one test at a time have the process's imaginary phone.
///
/// There is one world of UIKit in a process, and the suites of all targets run in one. A suite's own
/// `.serialized` orders its tests among themselves alone.
public struct OneWorldAtATime: SuiteTrait, TestTrait, TestScoping {
  /// A Boolean value that tells that each test of a suite waits for its turn.
  public var isRecursive: Bool { true }

  /// Runs a test case when no other has the phone.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await Turns.shared.take()
    do {
      try await function()
    } catch {
      await Turns.shared.pass()
      throw error
    }
    await Turns.shared.pass()
  }

  /// Who has the phone, and who waits for it.
  private actor Turns {
    static let shared = Turns()

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take() async {
      guard isTaken else {
        isTaken = true
        return
      }
      await withCheckedContinuation { waiting.append($0) }
    }

    func pass() {
      if waiting.isEmpty {
        isTaken = false
      } else {
        waiting.removeFirst().resume()
      }
    }
  }
}

extension Trait where Self == OneWorldAtATime {
  /// Gives each test the phone for itself.
  public static var oneWorldAtATime: Self { Self() }
}
