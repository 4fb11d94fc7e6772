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
  /// The submission's sources, by their paths in the folder that they were compiled in.
  let submissionSources: [String: Data]
  /// The checks' sources.
  let checkSources: [String: Data]
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
    // The list of an object's symbols is for the grader's own eyes: the scripts do without.
    let all = calls.all.filter { !$0.command.executable.hasSuffix("/llvm-nm") }
    let objects = all.last?.command.arguments.filter {
      $0.hasPrefix(setting.cache.path) && $0.hasSuffix(".o")
    }
    guard all.count == 3, let objects, objects.count == 2 else {
      throw BenchmarkError.callsNotUnderstood(all.map(\.command.executable))
    }
    (self.submission, checks, link) = (all[0].command, all[1].command, all[2].command)
    (submissionSources, checkSources) = (all[0].sources, all[1].sources)
    self.objects = objects
  }

  /// The cache's entry of the submission.
  var submissionEntry: String { (objects[0] as NSString).deletingLastPathComponent }
  /// The cache's entry of the checks.
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
  /// A call, and the sources that lie in its folder until it is done.
  struct Call {
    var command: Command
    var sources: [String: Data]
  }

  private let calls = Mutex<[Call]>([])

  func add(_ command: Command) {
    let paths = command.arguments.filter { $0.hasSuffix(".swift") }
    let sources = paths.compactMap { path in
      FileManager.default.contents(atPath: "\(command.folder)/\(path)").map { (path, $0) }
    }
    let call = Call(command: command, sources: Dictionary(sources) { first, _ in first })
    calls.withLock { $0.append(call) }
  }

  var all: [Call] { calls.withLock { $0 } }
}
