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
  /// What the compiler's trap is for, where the code has no words: `arithmetic overflow`.
  var runtimeFailure: String? {
    let prefix = "Swift runtime failure: "
    guard let description, description.hasPrefix(prefix) else { return nil }
    return String(withoutOffset(description).dropFirst(prefix.count))
  }

  /// The frame as a place in one of `files`; nil if it is elsewhere.
  func place(in files: Set<String>) -> Frame? {
    guard let sourceLocation, let description else { return nil }
    let file =
      sourceLocation.file.hasPrefix("./")
      ? String(sourceLocation.file.dropFirst(2)) : sourceLocation.file
    guard files.contains(file) else { return nil }
    return Frame(
      file: file,
      line: sourceLocation.line,
      function: withoutOffset(description)
    )
  }

  /// Takes ` + 275` off a frame's words.
  private func withoutOffset(_ text: String) -> String {
    guard let plus = text.range(of: " + ", options: .backwards) else { return text }
    return String(text[..<plus.lowerBound])
  }
}
