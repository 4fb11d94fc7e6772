import Channel
import Workbook

/// Runs all checks of one program, in as many runs as it takes to give each its own ending.
struct CheckSession {
  let program: CheckedProgram
  private var limits: Limits
  let sandbox: Sandbox
  let cancellation: Cancellation?
  /// Is told of each check that begins.
  private let begun: (BegunCheck) -> Void

  /// How each check ended.
  private var endings: [String: CheckEnding] = [:]
  /// The requirements, as far as the program told them.
  private var requirements: [String: String] = [:]
  /// What the submission printed, in all runs.
  private(set) var output = ""
  /// How many lines on the channel were no report of the runner's.
  private(set) var forged = 0

  init(
    _ program: CheckedProgram,
    limits: Limits,
    sandbox: Sandbox,
    cancellation: Cancellation?,
    begun: @escaping (BegunCheck) -> Void
  ) {
    self.program = program
    self.begun = begun
    self.limits = limits
    self.sandbox = sandbox
    self.cancellation = cancellation
  }

  /// Runs the checks; one that ends the process is left out of the next run.
  /// - Returns: A result for each check, in the exercise's order.
  /// - Throws: ``GraderError``.
  mutating func run() throws(GraderError) -> [CheckResult] {
    var rest = program.checks
    while !rest.isEmpty {
      let culprit = try runOnce(&rest)
      // One loop mostly stands in the way of several checks; nobody should wait for each in full.
      if let culprit, case .timedOut = endings[culprit] { limits.hurry() }
    }
    return program.checks.map { check in
      CheckResult(
        id: check,
        requirement: requirements[check] ?? check,
        ending: endings[check] ?? .leftUnrun(.endedBeforeFirstCheck)
      )
    }
  }

  /// Runs the program once and takes the checks that are done with out of `rest`.
  /// - Returns: The check that ended the run, if one did.
  private mutating func runOnce(_ rest: inout [String]) throws(GraderError) -> String? {
    var reader = ReportReader(asking: rest)
    let execution = try execute(&reader)
    let report = CrashReport(execution.text)
    keep(report.output)
    forged += reader.forged
    for (check, failures) in reader.ended {
      endings[check] = failures.isEmpty ? .passed : .failed(failures)
    }
    rest = reader.open
    guard execution.ending != .cancelled else { throw .cancelled }
    guard let listed = reader.listed else {
      // The program's end is told once, by the first check.
      if let first = rest.first { endings[first] = ending(execution.ending, report) }
      rest = []
      return nil
    }
    try compare(listed)
    guard let culprit = reader.current ?? rest.first else { return nil }
    endings[culprit] = ending(execution.ending, report)
    rest.removeAll { $0 == culprit }
    return culprit
  }

  private func execute(_ reader: inout ReportReader) throws(GraderError) -> Execution {
    let command = Command.program(
      program.path,
      reading: program.visible,
      settings: program.settings,
      input: reader.order
    )
    do {
      let run = try Run(
        command,
        limits: .check(limits),
        sandbox: sandbox,
        cancellation: cancellation
      )
      return run.execute { line in
        let before = reader.current
        let reaction = reader.read(line)
        if let check = reader.current, check != before { tell(check, reader.listed ?? []) }
        return reaction
      }
    } catch {
      throw .run(error)
    }
  }

  private func tell(_ check: String, _ listed: [Report.Listed]) {
    let number = program.checks.firstIndex(of: check).map { $0 + 1 } ?? 0
    let requirement = listed.first { $0.id == check }?.requirement ?? check
    begun(BegunCheck(requirement: requirement, number: number, count: program.checks.count))
  }

  /// Sees to it that what was compiled is what the exercise lists.
  private mutating func compare(_ listed: [Report.Listed]) throws(GraderError) {
    requirements = Dictionary(listed.map { ($0.id, $0.requirement) }) { first, _ in first }
    let missing = program.checks.filter { requirements[$0] == nil }
    let unexpected = listed.map(\.id).filter { !program.checks.contains($0) }
    guard missing.isEmpty, unexpected.isEmpty else {
      throw .checksDisagree(
        exercise: program.exercise,
        missing: missing,
        unexpected: unexpected
      )
    }
  }

  private mutating func keep(_ text: String) {
    guard !text.isEmpty else { return }
    let separator = output.isEmpty || output.hasSuffix("\n") ? "" : "\n"
    output = String((output + separator + text).prefix(limits.output))
  }

  private func ending(_ ending: Ending, _ report: CrashReport) -> CheckEnding {
    report.ending(ending, memory: limits.memory, files: program.files)
  }
}
