/// Parts what an app prints, line by line, from what the Swift runtime says of its crash.
struct OutputFilter {
  /// The last lines, from which a crash's kind and place are read.
  private(set) var kept = ""
  /// A Boolean value that tells whether what comes is taken for the runtime's report.
  private(set) var isReport = false

  /// No report of the runtime's is longer.
  private static let longest = 4 << 20

  /// Shows again what comes: an app that answers has not crashed, whatever it printed.
  mutating func endReport() {
    if isReport { (kept, isReport) = ("", false) }
  }

  /// Takes in a line.
  /// - Parameter bytes: The line.
  /// - Returns: The line, to be shown, unless it is the runtime's or empty: the runtime puts an empty
  ///   line before its report.
  mutating func lines(with bytes: [UInt8]) -> [String] {
    let line = String(decoding: bytes, as: UTF8.self)
    if line.hasPrefix(CrashReport.marker) || RuntimeWords.beginsTable(line) { isReport = true }
    if kept.utf8.count > (isReport ? Self.longest : 65_536) { (kept, isReport) = ("", false) }
    kept += line + "\n"
    return isReport || line.isEmpty || RuntimeWords.areThese(line) ? [] : [line]
  }
}
