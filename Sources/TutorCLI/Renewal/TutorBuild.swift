import Foundation
import Glibc

/// Builds the tutor as `.install` does, and keeps what the build says.
struct TutorBuild: Sendable {
  let installation: Installation

  /// Why there is no new tutor.
  enum Failure: Error {
    /// Another build goes on in the same folder, as `swift test` does; waiting for it may take long.
    case busy
    /// The build's first error, or what kept it from starting.
    case failed(reason: String)
  }

  /// Builds; returns when the new program is in the old one's place.
  /// - Parameter progress: Told how many hundredths are done, each number once.
  /// - Throws: ``Failure``.
  func run(progress: (Int) -> Void) throws(Failure) {
    let pipe = Pipe()
    let process = process(printingTo: pipe)
    do {
      try process.run()
    } catch {
      throw .failed(reason: error.localizedDescription)
    }
    var said: [UInt8] = []
    var buffer = LineBuffer()
    while let part = Input.available(from: pipe.fileHandleForReading.fileDescriptor),
      !part.isEmpty
    {
      said += part
      // The mark may have come in two parts.
      if said.suffix(part.count + Self.busyMark.count - 1).contains(Self.busyMark) {
        // It only waits: nothing of it is lost, and it may take its time with a gentler signal.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        throw .busy
      }
      buffer.lines(adding: part).compactMap(Self.percent).forEach(progress)
    }
    // What was built is as good without a log.
    try? Data(said).write(to: installation.logFile)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw .failed(reason: Self.reason(in: said)) }
  }

  private func process(printingTo pipe: Pipe) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "build", "--configuration", "release", "--product", "tutor"]
    process.currentDirectoryURL = installation.root
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    return process
  }

  /// What SwiftPM says, without a line end, before it waits.
  private static let busyMark = Array("Another instance of SwiftPM".utf8)

  /// The share of `[12/80] Compiling …`.
  static func percent(_ line: String) -> Int? {
    guard let match = line.prefixMatch(of: /\[(\d+)\/(\d+)\]/), let done = Int(match.1),
      let all = Int(match.2), all > 0
    else { return nil }
    return min(100, 100 * done / all)
  }

  /// The first error in a file, else the first of the build itself, else its last words.
  private static func reason(in said: [UInt8]) -> String {
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.first { $0.contains(/:\d+:\d+: error:/) } ?? lines.first { $0.contains("error:") }
      ?? lines.last ?? ""
  }
}
