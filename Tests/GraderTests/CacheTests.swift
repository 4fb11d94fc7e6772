import Foundation
import Glibc
import Synchronization
import Testing
import Workbook

@testable import Grader

struct CacheTests {
  private let cache: Cache

  init() throws {
    cache = Cache(root: try temporaryFolder("cache").path)
  }

  private func inputs(_ words: String...) -> Inputs {
    var inputs = Inputs()
    inputs.add(words)
    return inputs
  }

  private func make(_ inputs: Inputs, _ text: String = "made") throws -> String {
    try cache.entry(.modules, inputs) { folder throws(GraderError) in
      try writeFile("\(folder)/result", Array(text.utf8))
    }
  }

  @Test func sameInputsAreMadeOnce() throws {
    let first = try make(inputs("a"), "first")
    let second = try make(inputs("a"), "second")
    #expect(first == second)
    #expect(try readFile("\(second)/result") == Array("first".utf8))
  }

  @Test func partsAreNotMixedUp() throws {
    #expect(inputs("ab", "c").bytes != inputs("a", "bc").bytes)
    #expect(inputs("ab", "c").fingerprint != inputs("a", "bc").fingerprint)
  }

  @Test func entryOfTheSameFingerprintIsNotTakenForThisOne() throws {
    let path = try make(inputs("a"), "right")
    try writeFile("\(path)/inputs", inputs("something else").bytes)

    let other = try make(inputs("a"), "made anew")

    #expect(other != path)
    #expect(try readFile("\(other)/result") == Array("made anew".utf8))
    #expect(try make(inputs("a"), "not again") == other)
  }

  @Test(arguments: [
    ("4194304-gone", 700, false), ("4194304-fresh", 60, true),
    ("\(getpid())-mine", 700, true), ("\(getpid())-old", 4000, false), ("torn", 700, false),
  ])
  func workOfTheKilledIsSweptWhenItIsOld(name: String, age: Int, stays: Bool) throws {
    let path = "\(cache.root)/making/\(name)"
    try makeFolder(path)
    var times = [timeval](repeating: timeval(tv_sec: time(nil) - age, tv_usec: 0), count: 2)
    #expect(utimes(path, &times) == 0)
    _ = try make(inputs("a"))
    #expect(exists(path) == stays)
  }

  @Test func fileThatFailsWhileItIsReadIsNoShorterFile() {
    // Nothing lies at the first address of this process.
    let path = "/proc/self/mem"
    #expect(throws: GraderError.unreadable(path: path, reason: "Input/output error")) {
      _ = try readFile(path)
    }
  }

  @Test func fileThatIsLargerThanItsSizeSaidIsCutOffAtTheLimit() {
    let path = "/proc/self/maps"
    #expect(throws: GraderError.unreadable(path: path, reason: "it is larger than 10 bytes")) {
      _ = try readFile(path, limit: 10)
    }
  }

  @Test func whoWaitsForAnotherIsToldOnce() throws {
    try makeFolder(cache.root)
    let lock = open("\(cache.root)/support.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    #expect(flock(lock, LOCK_EX) == 0)
    var waits = 0
    let waiting = {
      waits += 1
      close(lock)
    }
    for word in ["a", "b"] {
      _ = try cache.entry(.support, inputs(word), waiting: waiting) { folder throws(GraderError) in
        try writeFile("\(folder)/result", [])
      }
    }
    #expect(waits == 1)
  }

  @Test func failureKeepsNothing() throws {
    #expect(throws: GraderError.cancelled) {
      _ = try cache.entry(.modules, inputs("a")) { folder throws(GraderError) in
        try writeFile("\(folder)/half", [])
        throw .cancelled
      }
    }
    #expect(!exists("\(cache.root)/modules"))
    #expect(try names(inFolder: "\(cache.root)/making").isEmpty)
  }

  @Test func twoMakersOfOneEntryAgree() throws {
    let inner = inputs("a")
    let outer = try cache.entry(.modules, inner) { folder throws(GraderError) in
      // Another grader makes the same entry in the meantime.
      let faster = try cache.entry(.modules, inner) { folder throws(GraderError) in
        try writeFile("\(folder)/result", [1])
      }
      #expect(exists("\(faster)/result"))
      try writeFile("\(folder)/result", [2])
    }
    #expect(try readFile("\(outer)/result") == [1])
    #expect(try names(inFolder: "\(cache.root)/making").isEmpty)
  }

  @Test func supportLibraryIsMadeByOneGraderAlone() throws {
    let inputs = inputs("a")
    let made = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let path = try? cache.entry(.support, inputs) { _ throws(GraderError) in
        made.withLock { $0 += 1 }
        usleep(1000)  // long enough for the others to come
      }
      #expect(path.map(exists) == true)
    }
    #expect(made.withLock { $0 } == 1)
  }

  @Test func unusedEntriesBeyondTheCapacityGo() throws {
    let old = try make(inputs("old"))
    var times = [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)]
    utimes(old, &times)
    for number in 1...Cache.Kind.modules.capacity { _ = try make(inputs("\(number)")) }
    #expect(!exists(old))
    #expect(try names(inFolder: "\(cache.root)/modules").count == Cache.Kind.modules.capacity)
  }
}
