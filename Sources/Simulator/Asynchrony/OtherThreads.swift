import Foundation

/// The threads of this process beside the main thread.
enum OtherThreads {
  private static let folder = "/proc/self/task"

  /// Tells whether one of them has something to do, with a processor or waiting for one.
  ///
  /// The system knows it of each thread; false where it cannot be asked.
  static var areAwake: Bool {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let main = String(getpid())
    return threads.contains { $0 != main && isAwake($0) }
  }

  /// Reads `17 (name) S …`: all but `S` runs, waits for a processor, or for what it reads to run on.
  private static func isAwake(_ thread: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(thread)/stat") else {
      return false
    }
    let words = String(decoding: data, as: UTF8.self)
    guard let end = words.lastIndex(of: ")") else { return false }
    return !words[end...].dropFirst().drop { $0 == " " }.hasPrefix("S")
  }
}
