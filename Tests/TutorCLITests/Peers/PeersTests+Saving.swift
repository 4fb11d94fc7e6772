import Foundation
import Glibc
import Support
import Testing

/// Saves, and the verdicts that they get.
extension PeersTests {
  /// golings 25, rustlings 117, helix 11714.
  @Test func `a save by rename is seen`() throws {
    let tutor = try AppWorkbook.make()
    let terminal = try tutor.watching()
    try tutor.save(Hello.right, .renaming)
    try terminal.wait(for: "pass  hello is two", atMost: .seconds(60))
  }

  /// bacon 222.
  @Test func `a save while a check runs is neither missed nor run twice`() throws {
    let tutor = try AppWorkbook.make()
    let terminal = try tutor.watching()
    try tutor.save(Hello.endless, .writing)
    try terminal.wait(for: "Checking 1.1", atMost: .seconds(60))
    try tutor.save("let hello = 3\n", .renaming)
    let before = try terminal.wait(for: "found:    3", atMost: .seconds(60))
    #expect(before.components(separatedBy: "(content ").count == 2)
    // Longer than the time between two looks.
    Thread.sleep(forTimeInterval: 1.3)
    terminal.type("quit\r")
    #expect(try terminal.end() == 0)
    #expect(!terminal.seen.contains("(content "))
  }

  /// rustlings 444, 417.
  @Test func `a save that no file event tells of is seen`() throws {
    let before = "let hello = 3\n"
    let tutor = try AppWorkbook.make([AppWorkbook.hello: before])
    let terminal = try tutor.watching()
    try terminal.wait(for: "found:    3", atMost: .seconds(60))
    let file = open(tutor.workbook.url.appending(path: AppWorkbook.hello).path, O_RDWR)
    defer { close(file) }
    // What is written through a map gives no event before the map goes.
    let map = try #require(
      mmap(nil, before.utf8.count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    )
    defer { munmap(map, before.utf8.count) }
    map.storeBytes(of: UInt8(ascii: "2"), toByteOffset: before.utf8.count - 2, as: UInt8.self)
    try terminal.wait(for: "pass  hello is two", atMost: .seconds(60))
  }

  /// SwiftPM looks at sizes and times.
  @Test func `the verdict is of the text that is there, whatever its time and size`() throws {
    let tutor = try AppWorkbook.make([AppWorkbook.hello: "let hello = 3\n"])
    let path = tutor.workbook.url.appending(path: AppWorkbook.hello).path
    let time = try #require(
      try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    )
    #expect(try tutor.filter(["check", "1.1"]).output.contains("found:    3"))
    try tutor.workbook.write(Hello.right, to: AppWorkbook.hello)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    let result = try tutor.filter(["check", "1.1"])
    #expect(result.output.contains("pass  hello is two"))
    #expect(result.status == 0)
  }
}
