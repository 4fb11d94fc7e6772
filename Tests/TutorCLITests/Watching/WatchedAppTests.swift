import Foundation
import Support
import Testing

/// An app is driven while saves are answered.
@Suite(.timeLimit(.minutes(10)))
struct WatchedAppTests {
  @Test func runDrivesWhatIsWatched() throws {
    let terminal = try AppWorkbook.make([AppWorkbook.more: AppWorkbook.app])
      .underTerminal(["watch", "1.2"])
    try terminal.wait(for: "watch 1.2 › ")
    terminal.type("run\r")
    try terminal.wait(for: "Building 1.2 …")
    try terminal.wait(for: "app › ", atMost: .seconds(60))
    terminal.type("quit\rread 1 1\r")
    try terminal.wait(for: "`exercise 1.2` leads back to the task.")
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("run\r")
    try terminal.wait(for: "Building lesson 1 …")
    try terminal.wait(for: "app › ", atMost: .seconds(60))
    terminal.type("quit\r1.2\rrun --fault no-greeting\r")
    try terminal.wait(for: "Building lesson 1 …")
  }

  @Test func aSaveWhileAnAppIsDrivenIsAnsweredBehindIt() throws {
    let tutor = try AppWorkbook.make()
    let terminal = try tutor.watching()
    terminal.type("run 1\r")
    try terminal.wait(for: "app › ", atMost: .seconds(60))
    try tutor.save("let hello = 3\n", .writing)
    terminal.type("quit\r")
    try terminal.wait(for: "found:    3", atMost: .seconds(60))
    try terminal.wait(for: "ENTER checks exercise 1.1")
    try terminal.wait(for: "watch 1.1 › ")
  }
}
