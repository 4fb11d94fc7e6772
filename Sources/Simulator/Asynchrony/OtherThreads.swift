import Foundation

/// The threads of this process beside the one that asks.
enum OtherThreads {
  /// Tells whether one of them has something to do, with a processor or waiting for one.
  ///
  /// The system knows it of each thread; false where it cannot be asked.
  static var areAwake: Bool {
    guard let this = state(of: "/proc/thread-self")?.thread, let threads = opendir(folder) else {
      return false
    }
    defer { closedir(threads) }
    while let item = readdir(threads) {
      let name = withUnsafeBytes(of: &item.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self) { $0.baseAddress.map(atoi) ?? 0 }
      }
      if name > 0, name != this, state(of: "\(folder)/\(name)")?.isAwake == true { return true }
    }
    return false
  }

  private static let folder = "/proc/self/task"

  /// Reads a thread's number and state: `17 (name) S 16 …`.
  ///
  /// All but `S` run, or wait for a processor or for what they are to run; one that has gone is nil.
  private static func state(of thread: String) -> (thread: Int32, isAwake: Bool)? {
    let file = open("\(thread)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // A name has 15 bytes at most, and may be any; behind it stand numbers.
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 40) { text in
      let count = read(file, text.baseAddress, text.count)
      guard count > 0, let start = text.baseAddress,
        let end = text[..<count].lastIndex(of: CChar(UInt8(ascii: ")"))), end + 2 < count
      else { return nil }
      return (atoi(start), text[end + 2] != CChar(UInt8(ascii: "S")))
    }
  }
}
