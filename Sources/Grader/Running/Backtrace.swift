import Foundation

/// The part of the Swift runtime's JSON crash report that matters here.
struct Backtrace: Decodable {
  /// One thread.
  struct Thread: Decodable {
    var crashed: Bool?
    var frames: [Call]
    /// What each register held: `0x00007ffd03ba9fd0`.
    var registers: [String: String]?
  }

  /// One call.
  struct Call: Decodable {
    /// Where a call stands in the source.
    struct Location: Decodable {
      var file: String
      var line: Int
    }

    var description: String?
    /// `truncated` for what stands in place of the calls that a report has no room for.
    var kind: String?
    var sourceLocation: Location?
  }

  var threads: [Thread]
  /// What could not be read or written: `0x00007ffd03ba9ff8`.
  var faultAddress: String?

  /// A thread may touch this much beyond its stack pointer before it moves that.
  private static let reach: UInt = 1 << 16

  /// Reads a report; nil for what is none, since the words come from the submission's own process.
  init?(json: String) {
    guard let report = try? JSONDecoder().decode(Backtrace.self, from: Data(json.utf8)) else {
      return nil
    }
    self = report
  }

  /// The frames of the thread that crashed, innermost first.
  var crashed: [Call] { crashedThread?.frames ?? [] }

  /// A Boolean value that tells whether the stack was full: what could not be touched is where the
  /// stack of the thread that crashed ends.
  var isStackFull: Bool {
    let registers = crashedThread?.registers
    guard let fault = Self.address(faultAddress),
      let stack = Self.address(registers?["rsp"] ?? registers?["sp"])
    else { return false }
    return max(fault, stack) - min(fault, stack) < Self.reach
  }

  private var crashedThread: Thread? { threads.first { $0.crashed == true } }

  private static func address(_ text: String?) -> UInt? {
    text.flatMap { UInt($0.dropFirst("0x".count), radix: 16) }
  }
}

extension Backtrace.Call {
  /// The name of what was called: the description without its offset, ` + 275`.
  var function: String? {
    guard let description else { return nil }
    guard let plus = description.range(of: " + ", options: .backwards) else { return description }
    return String(description[..<plus.lowerBound])
  }

  /// What the compiler's trap is for, where the code has no words: `arithmetic overflow`.
  var runtimeFailure: String? {
    let prefix = "Swift runtime failure: "
    guard let function, function.hasPrefix(prefix) else { return nil }
    return String(function.dropFirst(prefix.count))
  }

  /// The frame as a place in one of `files`; nil if it is elsewhere.
  func place(in files: Set<String>) -> Frame? {
    guard let sourceLocation, let function else { return nil }
    let path = sourceLocation.file
    let file = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    guard files.contains(file) else { return nil }
    return Frame(file: file, line: sourceLocation.line, function: function)
  }
}
