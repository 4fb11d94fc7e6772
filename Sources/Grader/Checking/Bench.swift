import Foundation
import Workbook

/// Takes one submission through all stages to its verdict.
struct Bench {
  let exercise: Exercise
  var workshop: Workshop
  let grader: Grader

  /// The files that hold the hidden checks, below the folder in which they are compiled.
  private static let checksFile = "checks/HiddenTests.swift"
  private static let mainFile = "checks/main.swift"

  /// Checks the files in a folder.
  /// - Throws: ``GraderError``.
  mutating func verdict(
    on folder: URL,
    cancellation: Cancellation?,
    progress: (Stage) -> Void
  ) throws(GraderError) -> Verdict {
    let checks = try expectedChecks()
    let support = try workshop.support(root: grader.root.path)
    let files = try SourceFile.list(folder: folder.path)
    let submission: CompiledModule
    do {
      submission = try workshop.submission(files, module: exercise.module, support: support)
    } catch .compilerFailed(let reason) {
      let words = Diagnostic(id: "compiler_failed", severity: .error, message: reason)
      return verdict(.notCompiled([words]))
    }
    let warnings = submission.diagnostics.filter { $0.severity == .warning }
    guard submission.isCompiled else {
      return verdict(.notCompiled(errors(of: submission)), warnings: warnings)
    }
    let hidden = try workshop.driver(
      try checkFiles(),
      module: "HiddenChecks",
      of: submission,
      support: support
    )
    guard hidden.isCompiled else {
      return verdict(brokenTask(hidden), warnings: warnings)
    }
    let program = try workshop.program([submission, hidden], support: support)
    guard program.errors.isEmpty else {
      return verdict(.notCompiled(program.diagnostics), warnings: warnings)
    }
    progress(.run)
    let start = ContinuousClock.now
    var session = CheckSession(
      CheckedProgram(
        exercise: exercise.id,
        path: program.path,
        visible: [program.folder, support.folder, workshop.compiler.toolchain.folder],
        checks: checks,
        files: Set(files.map(\.name))
      ),
      limits: grader.limits,
      sandbox: grader.sandbox,
      cancellation: cancellation
    )
    let results = try session.run()
    var verdict = verdict(.graded(results), warnings: warnings)
    verdict.output = session.output
    verdict.forgedReports = session.forged
    verdict.timings[.run] = start.duration(to: .now)
    return verdict
  }

  private func expectedChecks() throws(GraderError) -> [String] {
    do {
      return try exercise.explanations().map(\.check)
    } catch {
      throw .course(error)
    }
  }

  private func checkFiles() throws(GraderError) -> [SourceFile] {
    let main = "import Checks\n\nawait Checks::Runner.main(checks)\n"
    return [
      SourceFile(name: Self.checksFile, bytes: try readFile(exercise.checksFile.path)),
      SourceFile(name: Self.mainFile, bytes: Array(main.utf8)),
    ]
  }

  private func errors(of module: CompiledModule) -> [Diagnostic] {
    let errors = module.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return errors }
    return [Diagnostic(id: "compiler_failed", severity: .error, message: "no reason was given")]
  }

  private func brokenTask(_ hidden: CompiledModule) -> Outcome {
    let errors = errors(of: hidden)
    let files: Set = [Self.checksFile, Self.mainFile]
    return .taskBroken(
      missing: MissingNames(errors).names,
      errors.map { $0.withoutHiddenText(hidden: files) }
    )
  }

  private func verdict(_ outcome: Outcome, warnings: [Diagnostic] = []) -> Verdict {
    Verdict(
      exercise: exercise.id,
      outcome: outcome,
      warnings: warnings,
      toolchain: workshop.compiler.toolchain.version,
      timings: workshop.timings
    )
  }
}
