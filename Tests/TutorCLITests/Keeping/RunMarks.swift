import Foundation

/// The marks that the tutor gives to all it starts, read from the system's list of processes.
enum RunMarks {
  /// The marks of what a process and those below it have started and what is still running.
  static func below(_ process: Int32) -> Set<String> {
    var found = [process]
    var next = 0
    let all = Self.all
    let children = Dictionary(grouping: all) { parent(of: $0) }
    while next < found.count {
      found += children[found[next]] ?? []
      next += 1
    }
    return Set(found.compactMap(mark))
  }

  /// The command lines of the processes that bear one of the marks.
  static func living(with marks: Set<String>) -> [String] {
    all.filter { mark(of: $0).map(marks.contains) == true && !isDead($0) }
      .map { text($0, "cmdline").replacing("\0", with: " ") }
  }

  private static var all: [Int32] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc")
    return (names ?? []).compactMap { Int32($0) }
  }

  private static func mark(of process: Int32) -> String? {
    text(process, "environ").split(separator: "\0")
      .first { $0.hasPrefix("COORDINATOR_WORKBOOK_RUN=") }.map(String.init)
  }

  private static func parent(of process: Int32) -> Int32 {
    let fields = afterName(process)
    return fields.count > 1 ? Int32(fields[1]) ?? 0 : 0
  }

  private static func isDead(_ process: Int32) -> Bool {
    afterName(process).first.map { $0 == "Z" || $0 == "X" } ?? true
  }

  /// The fields of `stat` behind the name, which may hold anything.
  private static func afterName(_ process: Int32) -> [Substring] {
    text(process, "stat").split(separator: ")").last?.split(separator: " ") ?? []
  }

  /// A process may end while it is looked at; then there is nothing to read.
  private static func text(_ process: Int32, _ file: String) -> String {
    let data = try? Data(contentsOf: URL(filePath: "/proc/\(process)/\(file)"))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
