import Foundation
import Grader
import Synchronization
import Workbook

/// The compiler and linker calls that the grader made for a first check.
struct CapturedCalls {
  /// The call that compiled the submission.
  let submission: Command
  /// The call that compiled the checks.
  let checks: Command
  /// The call that linked the program.
  let link: Command
  /// The object files that were linked: the submission's and the checks'.
  private let objects: [String]

  /// Checks a submission for the first time, and listens.
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - submission: The folder of the submission.
  ///   - setting: The cache, which has the support library and nothing of this submission.
  /// - Throws: ``BenchmarkError/callsNotUnderstood(_:)`` and what the grader throws.
  init(of exercise: Exercise, submission: String, _ setting: Setting) throws {
    let calls = CallRecord()
    let grader = Grader(root: setting.root, cache: setting.cache) { calls.add($0) }
    _ = try grader.check(exercise, submission: URL(filePath: submission))
    let all = calls.all
    let objects = all.last?.arguments.filter {
      $0.hasPrefix(setting.cache.path) && $0.hasSuffix(".o")
    }
    guard all.count == 3, let objects, objects.count == 2 else {
      throw BenchmarkError.callsNotUnderstood(all.map(\.executable))
    }
    (self.submission, checks, link) = (all[0], all[1], all[2])
    self.objects = objects
  }

  /// The cache's entry of the submission, with its sources.
  var submissionEntry: String { (objects[0] as NSString).deletingLastPathComponent }
  /// The cache's entry of the checks, with their sources.
  var checksEntry: String { (objects[1] as NSString).deletingLastPathComponent }

  /// The folders of the modules that a compilation sees; the submission's own is left out.
  func modules(seenBy call: Command) -> [String] {
    call.values(of: "-I").filter { $0 != submissionEntry }
  }

  /// The folder of the support library, as the link names it.
  var supportLibrary: String? {
    link.values(of: "-L").first { $0.contains("/support/") }
  }
}

extension Command {
  /// The words that follow an option, wherever it stands.
  fileprivate func values(of option: String) -> [String] {
    zip(arguments, arguments.dropFirst()).filter { $0.0 == option }.map(\.1)
  }
}

/// The calls that a grader told of; it may tell from any thread.
private final class CallRecord: Sendable {
  private let calls = Mutex<[Command]>([])

  func add(_ call: Command) { calls.withLock { $0.append(call) } }

  var all: [Command] { calls.withLock { $0 } }
}
