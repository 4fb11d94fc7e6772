import Foundation
import Glibc
import Support
import Testing
import Workbook

/// The tutor is killed again and again, at moments nobody chose, while it checks and writes.
///
/// `TUTOR_KILLS=200` kills it two hundred times.
@Suite(.timeLimit(.minutes(20)))
struct KillTests {
  private let tutor: RunningTutor
  private let exercise: Exercise
  private let store: ProgressStore

  private static let kills =
    ProcessInfo.processInfo.environment["TUTOR_KILLS"].flatMap { Int($0) } ?? 25

  init() throws {
    tutor = try AppWorkbook.make()
    exercise = try #require(try Course.load(root: tutor.workbook.url).exercise("1.1"))
    store = ProgressStore(root: tutor.workbook.url)
  }

  @Test func noProgressIsLostNoFileChangedNoProcessLeft() throws {
    let input = "check 1.1\nhint 1.1\ncheck 1.1\nread 1 2\n"
    let whole = try timeOfAll(input)
    var before = try store.load()[exercise.id]
    var entries = 0
    var started: Set<String> = []
    for number in 0..<Self.kills {
      let text = "let hello = \(number + 3)\n"
      try tutor.workbook.write(text, to: AppWorkbook.hello)
      started.formUnion(try killTutor(input: input, before: whole))
      let record = try store.load()[exercise.id]
      #expect(record.attempts >= before.attempts)
      #expect(record.hintsShown >= before.hintsShown)
      before = record
      let listed = try store.entries(of: exercise.id)
      #expect(listed.count >= entries)
      entries = listed.count
      for name in listed.compactMap(\.contents) { _ = try store.contents(name, of: exercise.id) }
      #expect(try tutor.workbook.read(AppWorkbook.hello) == text)
    }
    #expect(!started.isEmpty, "nothing ever ran, so nothing was tested")
    expectNothingLeft(of: started)
  }

  @Test func filesThatWereBeingReplacedComeBackByUndo() throws {
    try writeManyFiles(of: 0)
    let whole = try timeOfAll("reset 1.1\n")
    var replacedCount = 0
    for number in 1...Self.kills {
      try writeManyFiles(of: number)
      let mine = try exercise.contents()
      _ = try killTutor(input: "reset 1.1\n", before: whole)
      if try exercise.contents() != mine {
        replacedCount += 1
        let undo = try tutor.filter(["undo", "1.1"])
        #expect(undo.status == 0, "\(undo.errors)")
      }
      #expect(try exercise.contents() == mine)
    }
    #expect(replacedCount > 0, "every kill came too early, so nothing was tested")
  }

  /// Writes so many files that replacing them takes a while.
  private func writeManyFiles(of number: Int) throws {
    for index in 0..<30 {
      let file = exercise.folder.appending(path: "File\(index).swift")
      try Data("// \(number)\n".utf8).write(to: file)
    }
  }

  /// How long the tutor takes for the input when nobody kills it.
  private func timeOfAll(_ input: String) throws -> Duration {
    try ContinuousClock().measure { _ = try tutor.filter(input: input) }
  }

  /// Starts the tutor, kills it after a while, and gives back the marks of what it had started then.
  private func killTutor(input: String, before whole: Duration) throws -> Set<String> {
    let files = try TemporaryFolder(["input": input])
    let process = Process()
    process.executableURL = BuiltProduct.url("tutor")
    process.environment = tutor.environment
    process.currentDirectoryURL = tutor.workbook.url
    process.standardInput = try FileHandle(forReadingFrom: files.url.appending(path: "input"))
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(UInt32(whole * Double.random(in: 0...1) / .microseconds(1)))
    kill(process.processIdentifier, SIGSTOP)
    let started = RunMarks.below(process.processIdentifier)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return started
  }

  /// What the killed tutors started must be gone; a compiler may finish the file that it is at.
  private func expectNothingLeft(of started: Set<String>) {
    let end = ContinuousClock.now + .seconds(10)
    while !RunMarks.living(with: started).isEmpty, ContinuousClock.now < end { usleep(50_000) }
    #expect(RunMarks.living(with: started) == [])
  }
}
