package import Foundation
package import Workbook

extension Grader {
  /// To be raised when the same submission would be judged or written down in another way.
  private static let form = "verdict 10"

  /// Checks a submission, unless the verdict on the very same one is known.
  ///
  /// What counts is contents: the support library, the checks, the submission's files. A verdict in
  /// which time or memory ran out is not kept, since a busy machine may be to blame.
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - submission: The folder of the files to be checked; the exercise's own when nil.
  ///   - settings: What the program's environment holds beside what every program gets.
  ///   - cancelled: A way to end the check from another thread.
  ///   - progress: Told when a stage has something to do.
  /// - Returns: The verdict; it has no timings where nothing was done for it.
  /// - Throws: ``GraderError``, and errors of coding when the cache was written by others.
  @available(*, noasync)
  package func keptVerdict(
    on exercise: Exercise,
    submission: URL? = nil,
    settings: [String: String] = [:],
    cancelled: Cancellation? = nil,
    progress: @escaping (Step) -> Void = { _ in }
  ) throws -> Verdict {
    let submission = submission ?? exercise.folder
    var bench = try Bench(exercise, grader: self, cancellation: cancelled, progress: progress)
    bench.settings = settings
    let support = try bench.support()
    var isKnown = true
    var verdict = try cache.value(.verdicts) {
      try inputs(of: exercise, submission, settings, support: support)
    } isKept: { (verdict: Verdict) in
      verdict.isRepeatable
    } make: {
      isKnown = false
      return try bench.verdict(on: submission.path, support: support)
    }
    if isKnown { verdict.timings = [:] }
    return verdict
  }

  /// Names all that verdicts on some exercises depend on, apart from the submission: compiler, UIKit,
  /// checks, limits, sandbox.
  /// - Parameter exercises: The exercises.
  /// - Returns: A name for each, that differs where another verdict might come of the same submission; the
  ///   same wherever the workbook and the cache lie.
  /// - Throws: ``GraderError``, and errors of the course.
  @available(*, noasync)
  package func judgeNames(for exercises: [Exercise]) throws -> [ExerciseID: String] {
    let compiler = try workshop(cancellation: nil) { _ in }.compiler
    let library = try SupportBuilder(root: root.path, compiler: compiler).origin.fingerprint
    let names = try exercises.map { exercise in
      (exercise.id, try judge(of: exercise, [:], library: library).fingerprint)
    }
    return Dictionary(names) { first, _ in first }
  }

  private func inputs(
    of exercise: Exercise,
    _ submission: URL,
    _ settings: [String: String],
    support: SupportLibrary
  ) throws -> Inputs {
    var inputs = try judge(of: exercise, settings, library: support.folder)
    inputs.add(try SourceFile.list(folder: submission.path))
    return inputs
  }

  /// What a verdict depends on, apart from the submission.
  private func judge(
    of exercise: Exercise,
    _ settings: [String: String],
    library: String
  ) throws -> Inputs {
    var inputs = Inputs()
    // The library's folder is named after its contents and the compiler's version.
    inputs.add([Self.form, library, "\(limits)", "\(sandbox)"])
    inputs.add(["\(exercise.id)", exercise.module])
    inputs.add(try exercise.explanations().map(\.check))
    inputs.add(settings.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    inputs.add(digest([UInt8](try exercise.checks())))
    return inputs
  }
}

extension Verdict {
  /// A Boolean value that tells whether the same would come of it on a slower or busier machine.
  package var isRepeatable: Bool {
    switch outcome {
    case .notCompiled(let diagnostics): !diagnostics.contains { $0.id == "compiler_failed" }
    case .taskBroken: true
    case .graded(let results): results.allSatisfy(\.ending.isRepeatable)
    }
  }
}

extension CheckEnding {
  /// A Boolean value that tells whether the same would come of it on a slower or busier machine.
  var isRepeatable: Bool {
    switch self {
    case .passed, .failed, .crashed, .endedProcess, .stackOverflow, .outputOverflowed: true
    case .timedOut, .outOfMemory, .leftUnrun: false
    }
  }
}
