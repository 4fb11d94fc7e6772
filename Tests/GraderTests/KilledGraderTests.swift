import Foundation
import Support
import Testing
import Workbook

@testable import Grader

/// A program that a grader has started ends with it, however that ends.
@Suite(.timeLimit(.minutes(10)))
struct KilledGraderTests {
  @Test(arguments: [true, false])
  func killedTutorLeavesNothing(hasBubblewrap: Bool) throws {
    // A cache of its own, so that the program can be told from those of other tests.
    let cache = try temporaryFolder("cache")
    let tutor = try startTutor(cache: cache, hasBubblewrap: hasBubblewrap)
    while !runsProgram(below: cache), tutor.isRunning { usleep(5000) }
    #expect(runsProgram(below: cache))
    kill(tutor.processIdentifier, SIGKILL)
    tutor.waitUntilExit()
    // The system ends the orphan in its own time; the suite's time limit is the only other way out.
    while runsProgram(below: cache) { usleep(5000) }
  }

  @Test(arguments: [Sandbox.best, .reaper])
  func droppedProgramEndsWithItsValue(sandbox: Sandbox) throws {
    let seconds = Int.random(in: 1_000_000..<1_000_000_000)
    do {
      let child = try startSleep(seconds, in: sandbox)
      while !isRunning("sleep \(seconds)") { usleep(5000) }
      _ = consume child
    }
    #expect(!isRunning("sleep \(seconds)"))
  }

  @Test(arguments: [
    "setsid -f SLEEP 1000", "setsid sh -c 'SLEEP 1000 & SLEEP 1000' & SLEEP 0.1",
    "SLEEP 1000 & SLEEP 1000 & true", "(SLEEP 0 &) & kill -KILL $$",
    "setsid setsid -f SLEEP 0; setsid sh -c 'SLEEP 0' & SLEEP 0.1; kill -KILL $$",
  ])
  func noDeadChildIsLeft(script: String) throws {
    // The dead keep nothing but their name, so these have one of their own.
    let name = "sleep\(Int.random(in: 100_000_000..<999_999_999))"
    let sleep = try temporaryFolder("sleep").appending(path: name)
    try Executable.copy(URL(filePath: "/bin/sleep"), to: sleep)
    let words = script.replacing("SLEEP", with: sleep.path)
    let command = Command(executable: "/bin/sh", arguments: ["-c", words])
    let limits = RunLimits(wall: .milliseconds(300), output: 1000)
    _ = try Run(command, limits: limits, sandbox: .reaper).execute()
    let left = ProcessEntry.all().filter { entry in
      let comm = FileManager.default.contents(atPath: "/proc/\(entry.id)/comm") ?? Data()
      return String(decoding: comm, as: UTF8.self).hasPrefix(name)
    }
    #expect(left.isEmpty)
  }
}

/// Starts a program that waits.
private func startSleep(_ seconds: Int, in sandbox: Sandbox) throws -> ChildProcess {
  let command = Command(executable: "/bin/sleep", arguments: ["\(seconds)"])
  return try ChildProcess(
    command,
    input: Descriptor(open("/dev/null", O_RDONLY | O_CLOEXEC)),
    limits: RunLimits(output: 1000),
    sandbox: sandbox
  )
}

/// Starts the real tutor on a submission that waits, with bubblewrap on its PATH or without.
private func startTutor(cache: URL, hasBubblewrap: Bool) throws -> Process {
  let workbook = try TinyWorkbook()
  let waiting = Submission(second: "while true { try? await Task.sleep(for: .seconds(1)) }")
  try write(waiting.code, to: workbook.exercise.folder.appending(path: "Flow.swift"))
  let tools = try temporaryFolder("tools")
  for name in ["swiftc", "prlimit", "setpriv"] + (hasBubblewrap ? ["bwrap"] : []) {
    guard let path = findTool(name) else { continue }
    let link = tools.appending(path: name)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(filePath: path))
  }
  let tutor = Process()
  tutor.executableURL = BuiltProduct.url("tutor")
  tutor.arguments = ["check", "\(workbook.exercise.id)"]
  tutor.environment = [
    "PATH": tools.path, "HOME": workbook.root.path, "TUTOR_WORKBOOK": workbook.root.path,
    "TUTOR_CACHE": cache.path,
  ]
  tutor.standardOutput = FileHandle.nullDevice
  tutor.standardInput = FileHandle.nullDevice
  try tutor.run()
  return tutor
}

/// A Boolean value that tells whether a checked program of that cache runs.
private func runsProgram(below cache: URL) -> Bool {
  ProcessEntry.all().contains { process in
    let line = FileManager.default.contents(atPath: "/proc/\(process.id)/cmdline") ?? Data()
    let path = String(decoding: line.prefix { $0 != 0 }, as: UTF8.self)
    return path.hasPrefix(cache.path) && path.hasSuffix("/program")
  }
}
