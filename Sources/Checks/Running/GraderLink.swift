import Channel
import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The two descriptors between a checked program and the grader.
enum GraderLink {
  /// The descriptor that the grader reads reports from, apart from what the student prints.
  private static let reports: Int32 = 3

  /// Reads the one line of standard input that says what to run; nil when there is none.
  static func readOrder() -> Order? {
    guard let line = readLine() else { return nil }
    do {
      return try JSONDecoder().decode(Order.self, from: Data(line.utf8))
    } catch {
      return nil
    }
  }

  /// Writes one report as a line, whole before anything else of the student's runs.
  static func send(_ report: Report) {
    guard var bytes = try? JSONEncoder().encode(report) else {
      preconditionFailure("a report of texts and numbers can always be encoded")
    }
    bytes.append(UInt8(ascii: "\n"))
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = write(reports, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno != EINTR { return }  // the grader has gone; nobody is left to tell
        rest = rest.dropFirst(max(0, count))
      }
    }
  }
}
