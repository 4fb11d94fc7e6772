#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

import Channel
import Simulator

/// Runs the checks that the grader asks for, inside the program that holds the student's code.
public enum Runner {
  /// The exit status of a program that nobody told what to run.
  private static let usageStatus: Int32 = 64

  /// Reads the grader's order, runs the checks it names one after the other and reports each.
  ///
  /// The report of a check's end is proof only to the grader: whatever ends this process early leaves
  /// that report out.
  /// - Parameter checks: All checks of the exercise.
  @MainActor public static func main(_ checks: [Check]) async {
    // What the student prints before a crash is told with it.
    StandardOutput.buffersLines()
    BackgroundPool.install()
    guard let order = GraderLink.readOrder() else {
      print("This program is run by the tutor, which tells it what to check: tutor check")
      exit(usageStatus)
    }
    let list = checks.map { Report.Listed(id: $0.id, requirement: $0.requirement) }
    GraderLink.send(Report(token: order.token, event: .list, checks: list))
    for id in order.run {
      guard let check = checks.first(where: { $0.id == id }) else { continue }
      GraderLink.send(Report(token: order.token, event: .begin, check: id))
      let failures = await run(check)
      GraderLink.send(Report(token: order.token, event: .end, check: id, failures: failures))
    }
    GraderLink.send(Report(token: order.token, event: .done))
  }

  /// Runs one check and returns what failed in it.
  @MainActor static func run(_ check: Check) async -> [Failure] {
    let recorder = Recorder()
    Simulator.current = nil
    await Recorder.$current.withValue(recorder) {
      do {
        try await check.body()
      } catch is RequirementNotMet {
        // Recorded where it was found.
      } catch {
        recorder.record("\(error)")
      }
      if let fault = Simulator.current?.fault { recorder.record("The app crashed: \(fault)") }
    }
    return recorder.failures
  }
}
