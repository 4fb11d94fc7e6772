import Foundation
import Glibc
import Grader
import Support
import Synchronization
import Testing

@testable import Grading

/// What a student changes while it is read leads nowhere that it could not have led before.
@Suite(.timeLimit(.minutes(10)))
struct ChangingFolderTests {
  private let folder: TemporaryFolder
  private let outside: TemporaryFolder

  private static let own = "let mine = 1\n"
  private static let secret = "let secret = 1\n"

  init() throws {
    folder = try TemporaryFolder(["eve/5/1/Flow.swift": Self.own])
    outside = try TemporaryFolder(["1/Flow.swift": Self.secret])
  }

  private func place(_ path: String) -> String { folder.url.appending(path: path).path }

  /// Puts a link in the place of a file or a folder and takes it away again, over and over, meanwhile.
  private func linking(_ path: String, to target: String, _ work: () throws -> Void) throws {
    let (link, real, place) = (place("link"), place("real"), place(path))
    try meanwhile {
      symlink(target, link)
      rename(place, real)
      rename(link, place)
      // Each state lasts longer than the change to the other.
      usleep(1_000)
      unlink(place)
      rename(real, place)
      usleep(1_000)
    } do: {
      try work()
    }
  }

  /// Does something over and over, on a thread of its own, until the work is done.
  private func meanwhile(
    _ change: @escaping @Sendable () -> Void,
    do work: () throws -> Void
  ) throws {
    let isDone = Done()
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      while !isDone.value { change() }
      end.signal()
    }
    defer {
      isDone.set()
      end.wait()
    }
    try work()
  }

  private var submission: Submission {
    Submission(
      student: "eve",
      place: folder.url.appending(path: "eve", directoryHint: .isDirectory)
    )
  }

  private var grader: Grader {
    Grader(root: SmallClass.root, cache: folder.url.appending(path: "cache"))
  }

  /// Reads what eve has until both what is hers and the link were met often enough.
  private func expectNothingButOwn(times count: Int) {
    var (own, links, tries) = (0, 0, 0)
    while own < count || links < count, tries < 1_000 * count {
      let handIn = submission.read(by: grader)
      tries += 1
      links += handIn.troubles.count
      for file in handIn.files {
        switch file.contents {
        case .success(let data):
          own += 1
          #expect(data == Data(Self.own.utf8))
        case .failure: links += 1
        }
      }
    }
    #expect(own >= count && links >= count, "in \(tries) tries: own \(own), links \(links)")
  }

  @Test func aFileThatBecomesALink() throws {
    let target = outside.url.appending(path: "1/Flow.swift").path
    try linking("eve/5/1/Flow.swift", to: target) {
      expectNothingButOwn(times: 200)
    }
  }

  @Test func aFolderThatBecomesALink() throws {
    try linking("eve/5", to: outside.url.path) {
      expectNothingButOwn(times: 200)
    }
  }

  @Test func aFolderAroundAnArchiveThatBecomesALink() throws {
    for (root, name) in [(folder.url.appending(path: "eve"), "5"), (outside.url, "1")] {
      let result = try Filter.run(
        URL(filePath: "/bin/sh"),
        ["-c", "mkdir below && tar cf below/a.tar \(name)"],
        environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"],
        in: root
      )
      try #require(result.status == 0, "\(result.errors)")
    }
    try FileManager.default.removeItem(atPath: place("eve/5"))
    try linking("eve/below", to: outside.url.appending(path: "below").path) {
      expectNothingButOwn(times: 2)
    }
  }

  @Test func anArchiveInTheClassThatHasBecomeALink() throws {
    try outside.write("none", to: "a.zip")
    try folder.write("none", to: "class/a.zip")
    let submission = try #require(
      try ClassFolder(folder.url.appending(path: "class")).submissions.first
    )
    // Since the class was listed.
    unlink(place("class/a.zip"))
    symlink(outside.url.appending(path: "a.zip").path, place("class/a.zip"))
    #expect(submission.read(by: grader).troubles == [.fault(path: "a.zip", .link)])
  }

  @Test func aFileThatGrowsWhileItIsRead() throws {
    let file = open(place("eve/5/1/Flow.swift"), O_WRONLY | O_APPEND)
    defer { close(file) }
    let line = Array(repeating: UInt8(ascii: "/"), count: 4_096)
    var found: [HandIn] = []
    try meanwhile {
      // Not for ever, should the reader not end.
      if lseek(file, 0, SEEK_END) < 64 << 20 { _ = write(file, line, line.count) }
    } do: {
      found = (0..<1_000).map { _ in submission.read(by: grader) }
    }
    let sizes = found.flatMap(\.files).map { (try? $0.contents.get().count) ?? -1 }
    #expect(sizes.count == 1_000)
    #expect(sizes.allSatisfy { $0 <= HandInLimits().file })
    #expect(sizes.last == -1, "it is too large by now")
  }

  /// Whether a test has seen enough.
  private final class Done: Sendable {
    private let flag = Atomic(false)
    var value: Bool { flag.load(ordering: .relaxed) }
    func set() { flag.store(true, ordering: .relaxed) }
  }
}
