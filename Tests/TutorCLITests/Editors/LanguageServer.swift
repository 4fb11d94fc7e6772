import Foundation
import Glibc

@testable import Grader

/// The toolchain's sourcekit-lsp, asked over its protocol as an editor asks it.
final class LanguageServer {
  /// Where the server is; nil where no toolchain on the PATH has one.
  static var program: String? { findTool("sourcekit-lsp") }

  /// Why a test cannot go on.
  enum Failure: Error {
    /// It has ended, or said nothing of what was waited for.
    case silent
    /// It refused a request.
    case refused(method: String, reason: String)
  }

  /// What the server and all that it starts have in their environment, by which they are found.
  private static let mark = "LANGUAGE_SERVER_OF_TEST"
  private let id = UUID().uuidString
  private let process = Process()
  private let toServer = Foundation::Pipe()
  private let fromServer = Foundation::Pipe()
  private var messages = MessageBuffer()
  private var lastRequest = 0
  /// A package is prepared before anything is answered, on a busy machine for minutes.
  private let end = ContinuousClock.now + .seconds(540)

  /// Starts the server and opens a package's folder.
  init(program: String, package: URL) throws {
    process.executableURL = URL(filePath: program)
    process.environment = ProcessInfo.processInfo.environment.merging([Self.mark: id]) { $1 }
    process.standardInput = toServer
    process.standardOutput = fromServer
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try request(
      "initialize",
      [
        "processId": getpid(), "rootUri": package.absoluteString,
        "capabilities": [String: String](),
      ]
    )
    try notify("initialized", [:])
  }

  /// Ends the server and the builds that it has started.
  ///
  /// Asked to, it leaves builds behind that may never end, and whoever waits for it waits for them.
  deinit {
    let mark = Data("\(Self.mark)=\(id)".utf8)
    // What is started while others are ended is met by the next look.
    for _ in 0..<3 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      for id in names.compactMap({ pid_t($0) }) {
        let environment = FileManager.default.contents(atPath: "/proc/\(id)/environ")
        if environment?.range(of: mark) != nil { kill(id, SIGKILL) }
      }
    }
  }

  /// Asks, and waits for the answer.
  func request(_ method: String, _ parameters: [String: Any]) throws -> Message {
    lastRequest += 1
    let id = lastRequest
    try send(["id": id, "method": method, "params": parameters])
    let answer = try wait { $0.answers(id) }
    if let reason = answer.refusal { throw Failure.refused(method: method, reason: reason) }
    return answer
  }

  /// Tells something that has no answer.
  func notify(_ method: String, _ parameters: [String: Any]) throws {
    try send(["method": method, "params": parameters])
  }

  /// Waits for a message; the server's own requests are answered meanwhile, with nothing.
  func wait(for isWanted: (Message) -> Bool) throws -> Message {
    while true {
      while let message = try messages.next() {
        if let id = message.request { try send(["id": id, "result": NSNull()]) }
        if isWanted(message) { return message }
      }
      try read()
    }
  }

  private func send(_ fields: [String: Any]) throws {
    guard process.isRunning else { throw Failure.silent }
    let fields = fields.merging(["jsonrpc": "2.0"]) { $1 }
    let body = try JSONSerialization.data(withJSONObject: fields)
    let head = Data("Content-Length: \(body.count)\r\n\r\n".utf8)
    try toServer.fileHandleForWriting.write(contentsOf: head + body)
  }

  private func read() throws {
    let descriptor = fromServer.fileHandleForReading.fileDescriptor
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
    guard poll(&entry, 1, Int32(max(0, left))) > 0 else { throw Failure.silent }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count > 0 else { throw Failure.silent }
    messages.add(bytes.prefix(count))
  }
}
