import Foundation

/// Builds the tutor as `.install` does, and keeps what the build says.
struct TutorBuild: Sendable {
  let installation: Installation

  /// Why there is no new tutor.
  struct Failure: Error {
    /// The build's first error, or what kept it from starting.
    var reason: String
  }

  /// Builds; returns when the new program is in the old one's place.
  /// - Parameter progress: Told how many hundredths are done, each number once.
  /// - Throws: ``Failure``.
  func run(progress: (Int) -> Void) throws(Failure) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "build", "--configuration", "release", "--product", "tutor"]
    process.currentDirectoryURL = installation.root
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    var said = Data()
    do {
      try process.run()
      var buffer = LineBuffer()
      while let part = try pipe.fileHandleForReading.read(upToCount: 4_096), !part.isEmpty {
        said += part
        buffer.lines(adding: part).compactMap(Self.percent).forEach(progress)
      }
      try said.write(to: installation.logFile)
    } catch {
      throw Failure(reason: "\(error.localizedDescription)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(reason: Self.reason(in: said)) }
  }

  /// The share of `[12/80] Compiling …`.
  static func percent(_ line: String) -> Int? {
    guard let match = line.prefixMatch(of: /\[(\d+)\/(\d+)\]/), let done = Int(match.1),
      let all = Int(match.2), all > 0
    else { return nil }
    return min(100, 100 * done / all)
  }

  /// The first error in a file, else the first of the build itself, else its last words.
  private static func reason(in said: Data) -> String {
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.first { $0.contains(/:\d+:\d+: error:/) } ?? lines.first { $0.contains("error:") }
      ?? lines.last ?? ""
  }
}
