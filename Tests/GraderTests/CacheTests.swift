import Foundation
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
