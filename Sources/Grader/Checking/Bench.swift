import Foundation
import Workbook

/// Takes one submission through all stages to its verdict.
struct Bench {
  private let exercise: Exercise
  private let grader: Grader
  private let cancellation: Cancellation?
  /// What the program's environment holds beside what every program gets.
  var settings: [String: String] = [:]
  private var workshop: Workshop
  private var contents = ""
  private var warnings: [Diagnostic] = []
  private var flags: [Flag] = []

  /// The files that hold the hidden checks, below the folder in which they are compiled.
  private static let checksFile = "checks/HiddenTests.swift"
  private static let mainFile = "checks/main.swift"

  init(
    _ exercise: Exercise,
    grader: Grader,
    cancellation: Cancellation?,
    progress: @escaping (Step) -> Void
  ) throws(GraderError) {
    self.exercise = exercise
    self.grader = grader
    self.cancellation = cancellation
    workshop = try grader.workshop(cancellation: cancellation, progress: progress)
  }

  /// Finds or builds the support library.
  /// - Throws: ``GraderError``.
  mutating func support() throws(GraderError) -> SupportLibrary {
    try workshop.support(root: grader.root.path)
  }

  /// Checks the files in a folder.
  /// - Throws: ``GraderError``.
  mutating func verdict(
    on folder: String,
    support: SupportLibrary
  ) throws(GraderError) -> Verdict {
    let files = try SourceFile.list(folder: folder)
    contents = Contents(files).fingerprint
    switch try build(files, support: support) {
    case .stopped(let outcome):
      return verdict(outcome)
    case .program(let program):
      return try run(
        CheckedProgram(
          exercise: exercise.id,
          path: program.path,
          visible: [program.folder, support.folder, workshop.compiler.toolchain.folder],
          settings: settings,
          checks: try expectedChecks(),
          files: Set(files.map(\.name))
        )
      )
    }
  }

  /// What building came to.
  private enum Building {
    case program(LinkedProgram)
    case stopped(Outcome)
  }

  private mutating func build(
    _ files: [SourceFile],
    support: SupportLibrary
  ) throws(GraderError) -> Building {
    let forbidden = ForbiddenConstructs.diagnostics(in: files)
    guard forbidden.isEmpty else { return .stopped(.notCompiled(forbidden)) }
    let submission: CompiledModule
    do {
      submission = try workshop.submission(files, module: exercise.module, support: support)
    } catch .compilerFailed(let reason) {
      return .stopped(.notCompiled([.compilerFailed(reason)]))
    }
    warnings = submission.diagnostics.filter { $0.severity == .warning && !$0.isAboutMemory }
    guard submission.isCompiled else { return .stopped(.notCompiled(submission.errors)) }
    flags = try Flagger(exercise).flags(in: files, compiledTo: submission)
    let hidden = try workshop.driver(
      try checkFiles(),
      module: "HiddenChecks",
      of: submission,
      support: support
    )
    guard hidden.isCompiled else { return .stopped(brokenTask(hidden.errors)) }
    let program = try workshop.program([submission, hidden], support: support)
    guard program.errors.isEmpty else { return .stopped(.notCompiled(program.diagnostics)) }
    return .program(program)
  }

  private func run(_ program: CheckedProgram) throws(GraderError) -> Verdict {
    let progress = workshop.progress
    progress(Step(.run))
    let start = ContinuousClock.now
    var session = CheckSession(
      program,
      limits: grader.limits,
      sandbox: grader.sandbox,
      cancellation: cancellation,
      begun: { progress(.begun($0)) }
    )
    var verdict = verdict(.graded(try session.run()))
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
    let checks: Data
    do {
      checks = try exercise.checks()
    } catch {
      throw .course(error)
    }
    return [
      SourceFile(name: Self.checksFile, bytes: [UInt8](checks)),
      SourceFile(name: Self.mainFile, bytes: Array(main.utf8)),
    ]
  }

  private func brokenTask(_ errors: [Diagnostic]) -> Outcome {
    let hidden: Set = [Self.checksFile, Self.mainFile]
    return .taskBroken(
      missing: MissingNames(errors).names,
      errors.map { $0.withoutHiddenText(hidden: hidden) }
    )
  }

  private func verdict(_ outcome: Outcome) -> Verdict {
    Verdict(
      exercise: exercise.id,
      contents: contents,
      outcome: outcome,
      warnings: warnings,
      flags: flags,
      toolchain: workshop.compiler.toolchain.version,
      timings: workshop.timings
    )
  }
}
