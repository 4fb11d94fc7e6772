import Foundation
import Glibc

/// The tutor as `.install` leaves it: a program in its workbook's `.build`, started by a link to it.
struct Installation: Equatable, Sendable {
  /// The workbook that the program was built in.
  let root: URL
  /// The program, links resolved.
  let program: URL

  /// Describes the running program; nil unless it was built in release and started by a link.
  ///
  /// `swift run`, `swift test` and whoever develops the tutor start it by its own path.
  /// - Parameters:
  ///   - typed: How it was started, the first of its arguments.
  ///   - program: Its path, links resolved.
  init?(typed: String, program: String?) {
    let build = "/.build/"
    guard !typed.hasPrefix(".build/"), !typed.contains(build), let program,
      program.hasSuffix("/release/tutor"),
      let folder = program.range(of: build, options: .backwards)
    else { return nil }
    root = URL(filePath: String(program[..<folder.lowerBound]), directoryHint: .isDirectory)
    self.program = URL(filePath: program)
  }

  /// What is remembered between two starts.
  var stampFile: URL { program.deletingLastPathComponent().appending(path: "tutor.stamp") }
  /// What the last build said.
  var logFile: URL { program.deletingLastPathComponent().appending(path: "tutor-build.log") }

  /// A Boolean value that tells whether something may be built here.
  var isWritable: Bool {
    access(root.path, W_OK) == 0
      && access(program.deletingLastPathComponent().path, W_OK) == 0
  }
}
