import Foundation

/// What the Swift runtime wrote about a crash, between the program's own words on descriptor 2.
struct CrashReport {
  /// The program's own words.
  let output: String
  /// What went wrong, in the runtime's words; nil when it said none.
  let kind: String?
  /// Where it went wrong, as far as the runtime says so.
  let place: (file: String, line: Int)?
  /// The calls of the thread that crashed, innermost first.
  let calls: [Backtrace.Call]
  /// A Boolean value that tells whether the stack of the thread that crashed was full.
  let isStackFull: Bool

  /// What the runtime's report begins with.
  static let marker = "*** Signal "

  /// Parts a program's output from the runtime's words.
  init(_ text: String) {
    guard let start = text.range(of: Self.marker, options: .backwards) else {
      let words = RuntimeWords(text)
      (output, kind, place, calls) = (text, words.kind, words.place, [])
      isStackFull = false
      return
    }
    let words = RuntimeWords(text[..<start.lowerBound].trimmingCharacters(in: .newlines))
    let report = text[start.lowerBound...].firstIndex(of: "{").map { text[$0...] } ?? ""
    let backtrace = Backtrace(json: String(report))
    calls = backtrace?.crashed ?? []
    isStackFull = backtrace?.isStackFull ?? false
    // What ends the process for the runtime traps as well, and that trap has a name of its own.
    let trap = calls.contains { $0.function == "abort" } ? nil : calls.trapName
    kind = words.kind ?? trap
    (output, place) = (words.output, words.place)
  }

  /// Finds the innermost frame in one of these files; one with a line before one without.
  /// - Parameter files: The names of the student's files.
  /// - Returns: The frame; nil where the runtime could not see so far.
  func frame(in files: Set<String>) -> Frame? {
    let frames = calls.compactMap { $0.place(in: files) }
    // Where the compiler kept no line for the call, the runtime's words have it.
    if let place, let innermost = frames.first, innermost.file == place.file {
      return Frame(file: place.file, line: place.line, function: innermost.function)
    }
    return frames.first { $0.line > 0 } ?? frames.first
  }
}

extension [Backtrace.Call] {
  /// What the compiler's own trap is for, where the code has no words: `arithmetic overflow`.
  fileprivate var trapName: String? { lazy.compactMap(\.runtimeFailure).first }
}
