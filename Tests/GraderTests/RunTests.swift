import Glibc
import Testing

@testable import Grader

@Suite(.timeLimit(.minutes(10)))
struct RunTests {
  /// Runs a shell script.
  private func run(
    _ script: String,
    limits: RunLimits = RunLimits(wall: .seconds(20), output: 1_000_000, reports: 1000),
    sandbox: Sandbox = .trusted,
    input: String = "",
    cancellation: Cancellation? = nil,
    report: ([UInt8]) -> Run.Reaction = { _ in .carryOn }
  ) throws -> Execution {
    let command = Command(
      executable: "/bin/sh",
      arguments: ["-c", script],
      environment: ["PATH": "/usr/bin:/bin"],
      input: Array(input.utf8),
      hasChannel: true
    )
    return try Run(command, limits: limits, sandbox: sandbox, cancellation: cancellation)
      .execute(report: report)
  }

  static let sandboxes = [Sandbox.trusted, .reaper, .best]

  @Test(arguments: sandboxes)
  func exitCodeComesBack(_ sandbox: Sandbox) throws {
    #expect(try run("exit 7", sandbox: sandbox).ending == .exited(code: 7))
  }

  @Test(arguments: sandboxes)
  func signalComesBack(_ sandbox: Sandbox) throws {
    #expect(try run("kill -SEGV $$", sandbox: sandbox).ending == .signalled(SIGSEGV))
  }

  @Test func bothOutputsComeBackInTheirOrder() throws {
    #expect(try run("echo one; echo two >&2; echo three").text == "one\ntwo\nthree\n")
  }

  @Test func inputIsReadToItsEnd() throws {
    #expect(try run("cat; echo end", input: "line\n").text == "line\nend\n")
  }

  @Test func reportsComeLineByLine() throws {
    var lines: [String] = []
    let execution = try run("printf 'a\\nb' >&3; printf 'c\\nrest' >&3; echo out") {
      lines.append(String(decoding: $0, as: UTF8.self))
      return .carryOn
    }
    #expect(lines == ["a", "bc"])
    #expect(execution.text == "out\n")
  }

  @Test func outputIsCutOneByteAfterTheLimit() throws {
    let limits = RunLimits(wall: .seconds(20), output: 1000)
    let full = try run("head -c 1000 /dev/zero", limits: limits)
    let flood = try run("head -c 1001 /dev/zero; sleep 1000", limits: limits)
    #expect(full.ending == .exited(code: 0))
    #expect(full.output.count == 1000)
    #expect(flood.ending == .outputOverflowed(limit: 1000))
    #expect(flood.output.count == 1001)
  }

  @Test func floodOfReportsIsCut() throws {
    let execution = try run("yes >&3")
    #expect(execution.ending == .outputOverflowed(limit: 1000))
  }

  @Test(arguments: sandboxes)
  func loopEndsByTheProcessorsTime(_ sandbox: Sandbox) throws {
    let limits = RunLimits(cpu: .milliseconds(200), wall: .seconds(50), output: 1_000_000)
    let ending = try run("while true; do :; done", limits: limits, sandbox: sandbox).ending
    #expect(ending == .timedOut(.cpu, after: .milliseconds(200)))
  }

  @Test(arguments: sandboxes)
  func childrensTimeCountsToo(_ sandbox: Sandbox) throws {
    let limits = RunLimits(cpu: .milliseconds(200), wall: .seconds(50), output: 1_000_000)
    let script = "(while true; do :; done) & wait"
    let ending = try run(script, limits: limits, sandbox: sandbox).ending
    #expect(ending == .timedOut(.cpu, after: .milliseconds(200)))
  }

  @Test func waitingEndsByTheClock() throws {
    let limits = RunLimits(cpu: .seconds(50), wall: .milliseconds(200), output: 1000)
    let execution = try run("sleep 1000", limits: limits)
    #expect(execution.ending == .timedOut(.waiting, after: .milliseconds(200)))
  }

  @Test func loopThatGetsTooLittleOfTheProcessorIsNotTakenForWaiting() throws {
    let limits = RunLimits(cpu: .seconds(50), wall: .milliseconds(200), output: 1000)
    let execution = try run("while true; do :; done", limits: limits)
    #expect(execution.ending == .timedOut(.cpu, after: .milliseconds(200)))
  }

  @Test func clocksBeginAnewAtAReport() throws {
    let limits = RunLimits(wall: .milliseconds(400), output: 1000, reports: 1000)
    let script = "for i in 1 2 3 4; do sleep 0.2; echo $i >&3; done"
    let execution = try run(script, limits: limits) { _ in .restartClocks }
    #expect(execution.ending == .exited(code: 0))
    #expect(execution.duration > .milliseconds(800))
  }

  @Test func finishedProgramHasASecondToEnd() throws {
    let ended = try run("echo done >&3; echo last words") { _ in .finish }
    let stuck = try run("echo done >&3; sleep 1000") { _ in .finish }
    #expect(ended.ending == .exited(code: 0))
    #expect(ended.text == "last words\n")
    #expect(stuck.ending == .finished)
  }

  @Test func cancellationEndsTheRun() throws {
    let cancellation = try Cancellation()
    let execution = try run("echo ready >&3; sleep 1000", cancellation: cancellation) { _ in
      cancellation.cancel()
      return .carryOn
    }
    #expect(execution.ending == .cancelled)
  }

  @Test func grandchildThatHoldsThePipesDelaysNothing() throws {
    let execution = try run("sleep 1000 & echo started")
    #expect(execution.ending == .exited(code: 0))
    #expect(execution.text == "started\n")
  }

  @Test func nothingIsInheritedButTheFour() throws {
    let stray = open("/dev/null", O_RDONLY)  // not close-on-exec, on purpose
    defer { close(stray) }
    let text = try run("ls /proc/$$/fd; env | grep -v -e PWD -e _= -e SHLVL").text
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("COORDINATOR_WORKBOOK_RUN=") }
    #expect(lines == ["0", "1", "2", "3", "PATH=/usr/bin:/bin"])
  }

  @Test(
    arguments: [
      (.zero, 0), (.microseconds(1), 1), (.microseconds(900), 1), (.milliseconds(2), 2),
      (.seconds(1 << 40), .max),
    ] as [(Duration, Int32)]
  )
  func aWaitIsNeverShorterThanAsked(duration: Duration, milliseconds: Int32) {
    #expect(duration.roundedUpToMilliseconds == milliseconds)
  }

  @Test func linesThatComeInPiecesAreWhole() throws {
    let pipe = try Pipe()
    pipe.reading.makeNonblocking()
    var stream = Stream(pipe.reading)
    var lines: [String] = []
    for piece in ["one", "", " line\nan", "other", "\n\nand a third\nrest"] {
      #expect(Glibc::write(pipe.writing.rawValue, piece, piece.utf8.count) == piece.utf8.count)
      let isFlood = stream.read(limit: 1000)
      #expect(!isFlood)
      lines += stream.takeLines().map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(lines == ["one line", "another", "", "and a third"])
    #expect(stream.text == "rest")
  }

  @Test func programThatIsNotThereIsAnErrorThatNamesIt() {
    let command = Command(executable: "/nowhere/program")
    #expect(throws: RunError.notStarted(path: "/nowhere/program", code: ENOENT)) {
      _ = try Run(command, limits: RunLimits(output: 10), sandbox: .trusted).execute()
    }
  }
}
