import Foundation

/// The part of the Swift runtime's JSON crash report that matters here.
struct Backtrace: Decodable {
  /// One thread.
  struct Thread: Decodable {
    var crashed: Bool?
    var frames: [Call]
  }

  /// One call.
  struct Call: Decodable {
    /// Where a call stands in the source.
    struct Location: Decodable {
      var file: String
      var line: Int
    }

    var description: String?
    var sourceLocation: Location?
  }

  var threads: [Thread]

  /// Reads a report; nil for what is none, since the words come from the submission's own process.
  init?(json: String) {
    guard let report = try? JSONDecoder().decode(Backtrace.self, from: Data(json.utf8)) else {
      return nil
    }
    self = report
  }

  /// The frames of the thread that crashed, innermost first.
  var crashed: [Call] { threads.first { $0.crashed == true }?.frames ?? [] }
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
