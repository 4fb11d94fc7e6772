import Foundation
import Glibc

/// The memory that this process has at hand.
enum ResidentMemory {
  /// In bytes, as `/proc` has it; 0 where there is none.
  static var now: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }
}
