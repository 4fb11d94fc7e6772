import Foundation

/// The threads of this process beside the main thread.
enum OtherThreads {
  private static let folder = "/proc/self/task"

  /// Tells whether one of them has something to do, with a processor or waiting for one.
  ///
  /// The system knows it of each thread; false where it cannot be asked.
  static var areAwake: Bool {
    guard let threads = opendir(folder) else { return false }
    defer { closedir(threads) }
    let main = getpid()
    while let item = readdir(threads) {
      let thread = withUnsafeBytes(of: &item.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self) { $0.baseAddress.map(atoi) ?? 0 }
      }
      if thread > 0, thread != main, isAwake(thread) { return true }
    }
    return false
  }

  /// Reads `17 (name) S 16 …`: all but `S` runs, or waits for a processor or for what it is to run.
  private static func isAwake(_ thread: Int32) -> Bool {
    let file = open("\(folder)/\(thread)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    // A name has 15 bytes at most, and may be any; behind it stand numbers.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { bytes in
      let count = read(file, bytes.baseAddress, bytes.count)
      guard count > 0, let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")) else {
        return false
      }
      return end + 2 < count && bytes[end + 2] != UInt8(ascii: "S")
    }
  }
}
