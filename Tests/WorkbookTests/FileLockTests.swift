import Foundation
import Glibc
import Testing

@testable import Workbook

@Suite struct FileLockTests {
  private let files: TemporaryCourse
  private var path: String { files.root.appending(path: "lock").path }

  init() throws { files = try TemporaryCourse([:]) }

  @Test func whatAnotherHasIsToldApartFromWhatCannotBeLocked() throws {
    let holder = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    let other = open(path, O_RDWR | O_CLOEXEC)
    defer { close(other) }
    try FileLock.take(holder)
    #expect(throws: FileLock.Refusal.heldByAnother) { try FileLock.take(other) }
    close(holder)
    #expect(throws: Never.self) { try FileLock.take(other) }
    let reason = String(cString: strerror(EBADF))
    #expect(throws: FileLock.Refusal.failed(reason: reason)) { try FileLock.take(-1) }
  }

  @Test func nothingIsDoneWithoutTheLock() {
    let path = "\(path)/nowhere"
    let reason = String(cString: strerror(ENOENT))
    var isDone = false
    #expect(throws: StateError.unwritable(path: path, reason: reason)) {
      try FileLock.holding(path: path, refused: { .unwritable(path: path, reason: $0) }) {
        () throws(StateError) in isDone = true
      }
    }
    #expect(!isDone)
  }

  @Test func theLockIsFreeWhenTheWorkIsDone() throws {
    for _ in 1...2 {
      var hasWaited = false
      try FileLock.holding(
        path: path,
        waiting: { hasWaited = true },
        refused: { StateError.unwritable(path: path, reason: $0) },
        { () throws(StateError) in }
      )
      #expect(!hasWaited)
    }
  }
}
