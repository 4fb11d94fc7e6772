import Foundation

/// What the Swift runtime wrote about a crash, between the program's own words on descriptor 2.
struct CrashReport {
  /// The program's own words.
  let output: String
  /// What went wrong, in the runtime's words; nil when it said none.
  let kind: String?
  /// The calls of the thread that crashed, innermost first.
  let calls: [Backtrace.Call]
  /// A Boolean value that tells whether the stack of the thread that crashed was full.
  let isStackFull: Bool

  /// What the runtime's words begin with.
  static let marker = "*** Signal "

  /// Parts a program's output from the runtime's words.
  init(_ text: String) {
    guard let start = text.range(of: Self.marker, options: .backwards) else {
      (output, kind, calls) = (text, Self.kind(in: text), [])
      isStackFull = false
      return
    }
    let before = text[..<start.lowerBound].trimmingCharacters(in: .newlines)
    let report = text[start.lowerBound...].firstIndex(of: "{").map { text[$0...] } ?? ""
    let backtrace = Backtrace(json: String(report))
    calls = backtrace?.crashed ?? []
    isStackFull = backtrace?.isStackFull ?? false
    kind = Self.kind(in: before) ?? calls.lazy.compactMap(\.runtimeFailure).first
    output = Self.withoutRuntimesWords(before)
  }

  /// Finds the innermost frame in one of these files; one with a line before one without.
  /// - Parameter files: The names of the student's files.
  /// - Returns: The frame; nil where the runtime could not see so far.
  func frame(in files: Set<String>) -> Frame? {
    let frames = calls.compactMap { $0.place(in: files) }
    return frames.first { $0.line > 0 } ?? frames.first
  }

  /// A Boolean value that tells whether one call stands in the report again and again.
  var isRecursion: Bool {
    let counts = Dictionary(grouping: calls.compactMap(\.function)) { $0 }.values.map(\.count)
    return counts.max() ?? 0 >= 16
  }

  /// A Boolean value that tells whether a line is the one in which the runtime says why it ends the
  /// program: `Main.swift:3: Fatal error: Index out of range`.
  static func isRuntimesWord(_ line: String) -> Bool {
    line.contains(/^\S+\.swift:\d+: (Fatal error|Precondition failed|Assertion failed)(: |$)/)
  }

  /// Leaves out the line in which the runtime says why it ends the program.
  private static func withoutRuntimesWords(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { !$0.contains("Fatal error") }.joined(separator: "\n")
  }

  /// Finds the runtime's last word: `Main.swift:3: Fatal error: Index out of range`.
  private static func kind(in text: String) -> String? {
    let words = ["Fatal error: ", "Precondition failed: ", "Assertion failed: "]
    let lines = text.split(separator: "\n").reversed()
    for line in lines {
      for word in words {
        if let range = line.range(of: word) { return String(line[range.upperBound...]) }
      }
      if line.hasSuffix("Fatal error") { return "fatalError()" }
      if line.contains("Fatal access conflict") { return String(line) }
    }
    return nil
  }
}
